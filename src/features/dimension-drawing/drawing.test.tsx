import type { ProductDimensions } from '../../contract'
import { drawingOf } from '.'

const saw: ProductDimensions = {
  code: 'ARC-350-F',
  length: 5400,
  width: 3600,
  height: 2600,
  weight: 3100,
  workingArea: { label: 'Work table', length: 3300, width: 2000 },
  supports: { along: 3, across: 2, spacingAlong: 2400, spacingAcross: 3000, load: 10 },
}
const kiln = { ...saw, length: 168_000, width: 5600, height: 3500, weight: 690_000 }

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')
const textsOf = (svg: string) =>
  [...parsed(svg).querySelectorAll('text')].map(({ textContent }) =>
    textContent.replace(/\s/g, ' '),
  )
/** Front, side and plan, in this order; the first field is the sheet. */
const views = (svg: string) =>
  [...parsed(svg).querySelectorAll('rect[stroke-width="2"]')].map((view) => ({
    width: Number(view.getAttribute('width')),
    height: Number(view.getAttribute('height')),
  }))

test('front, side and plan have the proportions of the machine', () => {
  const [front, side, plan] = views(drawingOf(saw, 'Arcus 350 F', 'ww').svg)
  const scale = (front?.width ?? 0) / saw.length
  expect(front?.height).toBeCloseTo(saw.height * scale, 0)
  expect(side?.width).toBeCloseTo(saw.width * scale, 0)
  expect(side?.height).toBe(front?.height)
  expect(plan?.width).toBe(front?.width)
  expect(plan?.height).toBe(side?.width)
})

test('sizes stand in both systems, in the words and numbers of the site', () => {
  const texts = textsOf(drawingOf(saw, 'Arcus 350 F', 'de_eu').svg)
  expect(texts).toEqual(
    expect.arrayContaining(['Draufsicht', '5.400 mm', '212,6 in', '3.600 mm', '2.600 mm']),
  )
  expect(texts).toContain('Gewicht 3.100 kg (6.834 lb)')
  expect(textsOf(drawingOf(saw, 'Arcus 350 F', 'en_na').svg)).toEqual(
    expect.arrayContaining(['5,400 mm', '212.6 in', 'Floor space 19.44 m² (209 ft²)']),
  )
})

test('a visitor who cannot see it hears the sizes', () => {
  const { alt } = drawingOf(saw, 'Arcus "350" F', 'ww')
  expect(alt.replace(/\s/g, ' ')).toBe(
    'Arcus "350" F: length 5,400 mm (212.6 in), width 3,600 mm (141.7 in), height 2,600 mm (102.4 in), Work table 3,300 mm × 2,000 mm (129.9 in × 78.7 in), Supports 3 × 2, 2,400 mm × 3,000 mm (94.5 in × 118.1 in) apart, each up to 10 kN (2,248 lbf), Weight 3,100 kg (6,834 lb), Floor space 19.44 m² (209 ft²)',
  )
})

test('a very long machine is given in metres, drawn shortened, and says so', () => {
  const { svg } = drawingOf(kiln, 'Ignis', 'ww')
  expect(textsOf(svg)).toEqual(
    expect.arrayContaining(['168 m', '551 ft', '5.6 m', 'Weight 690 t (1,521,000 lb)']),
  )
  expect(textsOf(svg).join()).toContain('shortened at the break')
  const [front] = views(svg)
  expect(front?.width).toBeLessThan(640)
  expect(front?.height).toBeGreaterThan(30)
})

test('a text that is too long for the sheet goes on in the next line', () => {
  const named = { label: 'Work table with its roller conveyors', length: 3300, width: 2000 }
  const texts = textsOf(drawingOf({ ...saw, workingArea: named }, 'Arcus', 'de_eu').svg)
  expect(texts).toContain('Work table with its roller conveyors')
  expect(texts).toContain('3.300 mm × 2.000 mm (129,9 in × 78,7 in)')
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(55)
})

test('a working area that would stand out is not drawn, nor named', () => {
  const wide = { label: 'Work table', length: 3300, width: 3700 }
  const { svg } = drawingOf({ ...saw, workingArea: wide }, 'Arcus', 'ww')
  expect(textsOf(svg).join()).not.toContain('Work table')
})

/**
 * The marked points that the machine stands on, without the last one, which is the sign in the
 * legend.
 */
const supports = (svg: string) =>
  [...parsed(svg).querySelectorAll('circle[r="3.5"]')]
    .map((point) => [Number(point.getAttribute('cx')), Number(point.getAttribute('cy'))] as const)
    .slice(0, -1)

test('the points that it stands on are marked in the plan, to scale and about its middle', () => {
  const { svg } = drawingOf(saw, 'Arcus', 'ww')
  const points = supports(svg)
  expect(points).toHaveLength(6)
  const plan = parsed(svg).querySelectorAll('rect[stroke-width="2"]')[2]
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(plan?.getAttribute(name)),
  )
  const scale = width / saw.length
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / 6
  expect(middle(0)).toBeCloseTo(x + width / 2, 0)
  expect(middle(1)).toBeCloseTo(y + height / 2, 0)
  const [first, second] = points
  expect((second?.[1] ?? 0) - (first?.[1] ?? 0)).toBeCloseTo(3000 * scale, 0)
})

test('of a long machine, those in what is left out are left out', () => {
  const many = { along: 80, across: 2, spacingAlong: 2100, spacingAcross: 4600, load: 47 }
  const { svg } = drawingOf({ ...kiln, supports: many }, 'Ignis', 'ww')
  const columns = new Set(supports(svg).map(([x]) => x))
  expect(columns.size).toBeGreaterThan(4)
  expect(columns.size).toBeLessThan(20)
  expect(textsOf(svg).join(' ')).toContain('Supports 80 × 2, 2,100 mm × 4,600 mm')
})

test('points beside the machine are not drawn, nor told', () => {
  const wide = { along: 3, across: 2, spacingAlong: 2400, spacingAcross: 3700, load: 10 }
  const { svg } = drawingOf({ ...saw, supports: wide }, 'Arcus', 'ww')
  expect(parsed(svg).querySelectorAll('circle[r="3.5"]')).toHaveLength(0)
  expect(textsOf(svg).join()).not.toContain('Supports')
})

test('the address tells the content', () => {
  const [first, same, lower] = [saw, saw, { ...saw, height: 2500 }].map(
    (each) => drawingOf(each, 'Arcus', 'ww').address,
  )
  expect(same).toBe(first)
  expect(lower).not.toBe(first)
})
