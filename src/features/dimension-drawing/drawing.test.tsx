import type { ProductDimensions } from '../../contract'
import type { SiteHandle } from '../../sites'
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

/** A drawing for a phone, and its text. */
function drawn(dimensions: ProductDimensions, title: string, site: SiteHandle) {
  const { narrow, alt } = drawingOf({ title, dimensions, outline: null }, site)
  return { ...narrow, alt }
}

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
  const [front, side, plan] = views(drawn(saw, 'Arcus 350 F', 'ww').svg)
  const scale = (front?.width ?? 0) / saw.length
  expect(front?.height).toBeCloseTo(saw.height * scale, 0)
  expect(side?.width).toBeCloseTo(saw.width * scale, 0)
  expect(side?.height).toBe(front?.height)
  expect(plan?.width).toBe(front?.width)
  expect(plan?.height).toBe(side?.width)
})

test('sizes stand in both systems, in the words and numbers of the site', () => {
  const texts = textsOf(drawn(saw, 'Arcus 350 F', 'de_eu').svg)
  expect(texts).toEqual(
    expect.arrayContaining(['Draufsicht', '5.400 mm', '212,6 in', '3.600 mm', '2.600 mm']),
  )
  expect(texts).toContain('Gewicht 3.100 kg (6.834 lb)')
  expect(textsOf(drawn(saw, 'Arcus 350 F', 'en_na').svg)).toEqual(
    expect.arrayContaining(['5,400 mm', '212.6 in', 'Floor space 19.44 m² (209 ft²)']),
  )
})

test('a visitor who cannot see it hears the sizes', () => {
  const { alt } = drawn(saw, 'Arcus "350" F', 'ww')
  expect(alt.replace(/\s/g, ' ')).toBe(
    'Arcus "350" F: length 5,400 mm (212.6 in), width 3,600 mm (141.7 in), height 2,600 mm (102.4 in), Work table 3,300 mm × 2,000 mm (129.9 in × 78.7 in), Supports 3 × 2, 2,400 mm × 3,000 mm (94.5 in × 118.1 in) apart, each up to 10 kN (2,248 lbf), Weight 3,100 kg (6,834 lb), Floor space 19.44 m² (209 ft²)',
  )
})

test('a very long machine is given in metres, drawn shortened, and says so', () => {
  const { svg } = drawn(kiln, 'Ignis', 'ww')
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
  const texts = textsOf(drawn({ ...saw, workingArea: named }, 'Arcus', 'de_eu').svg)
  expect(texts).toContain('Work table with its roller conveyors')
  expect(texts).toContain('3.300 mm × 2.000 mm (129,9 in × 78,7 in)')
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(55)
})

test('a working area that would stand out is not drawn, nor named', () => {
  const wide = { label: 'Work table', length: 3300, width: 3700 }
  const { svg } = drawn({ ...saw, workingArea: wide }, 'Arcus', 'ww')
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
  const { svg } = drawn(saw, 'Arcus', 'ww')
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
  const { svg } = drawn({ ...kiln, supports: many }, 'Ignis', 'ww')
  const columns = new Set(supports(svg).map(([x]) => x))
  expect(columns.size).toBeGreaterThan(4)
  expect(columns.size).toBeLessThan(20)
  expect(textsOf(svg).join(' ')).toContain('Supports 80 × 2, 2,100 mm × 4,600 mm')
})

test('points beside the machine are not drawn, nor told', () => {
  const wide = { along: 3, across: 2, spacingAlong: 2400, spacingAcross: 3700, load: 10 }
  const { svg } = drawn({ ...saw, supports: wide }, 'Arcus', 'ww')
  expect(parsed(svg).querySelectorAll('circle[r="3.5"]')).toHaveLength(0)
  expect(textsOf(svg).join()).not.toContain('Supports')
})

test('the address tells the content', () => {
  const [first, same, lower] = [saw, saw, { ...saw, height: 2500 }].map(
    (each) => drawn(each, 'Arcus', 'ww').address,
  )
  expect(same).toBe(first)
  expect(lower).not.toBe(first)
})

/** Half of the front is a column and the other half a low bed; both with an edge in it. */
const outline = {
  front: 'M0 0L500 0L500 800L1000 800L1000 1000L0 1000ZM0 500L500 500',
  side: 'M0 0L1000 0L1000 1000L0 1000Z',
  plan: 'M0 0L1000 0L1000 1000L0 1000Z',
}
const withOutline = (dimensions: ProductDimensions) =>
  drawingOf({ title: 'Arcus', dimensions, outline }, 'ww')

/** The points of the filled outlines of front, side and plan. */
const silhouettes = (svg: string) =>
  [...parsed(svg).querySelectorAll('path[fill-rule]')].map((path) =>
    Array.from((path.getAttribute('d') ?? '').matchAll(/([\d.]+),([\d.]+)/g), ([, x, y]) => [
      Number(x),
      Number(y),
    ]),
  )

test('without an outline a machine is three blocks about their axes', () => {
  const { svg } = drawn(saw, 'Arcus', 'ww')
  expect(views(svg)).toHaveLength(3)
  expect(silhouettes(svg)).toEqual([])
  expect(svg).toContain('stroke-dasharray="14 4 3 4"')
})

test('an outline takes the place of the blocks', () => {
  const { svg } = withOutline(saw).narrow
  expect(views(svg)).toEqual([])
  expect(silhouettes(svg)).toHaveLength(3)
  expect(svg).not.toContain('stroke-dasharray="14 4 3 4"')
  expect(textsOf(svg)).toContain('5,400 mm')
})

test.each(['narrow', 'wide'] as const)(
  'an outline fills the place of the block on the %s sheet',
  (sheet) => {
    const blocks = drawingOf({ title: 'Arcus', dimensions: saw, outline: null }, 'ww')[sheet].svg
    const [box] = [...parsed(blocks).querySelectorAll('rect[stroke-width="2"]')].map((view) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(view.getAttribute(name))),
    )
    const [x = 0, y = 0, width = 0, height = 0] = box ?? []
    const [front = []] = silhouettes(withOutline(saw)[sheet].svg)
    const expected = [
      [x, y],
      [x + width / 2, y],
      [x + width / 2, y + height * 0.8],
      [x + width, y + height * 0.8],
      [x + width, y + height],
      [x, y + height],
    ]
    expect(front).toHaveLength(expected.length)
    front.flat().forEach((value, index) => {
      expect(value).toBeCloseTo(expected.flat()[index] ?? Number.NaN, 0)
    })
  },
)

test('an edge within the outline is a line that is not filled', () => {
  const { svg } = withOutline(saw).narrow
  const edges = [...parsed(svg).querySelectorAll('path[stroke-width="0.6"]')]
  expect(edges).toHaveLength(1)
  expect(edges[0]?.getAttribute('d')).not.toContain('z')
  expect(edges[0]?.hasAttribute('fill')).toBe(false)
})

test('the break of a long machine goes through its outline', () => {
  const { svg } = withOutline(kiln).narrow
  expect(textsOf(svg).join()).toContain('shortened at the break')
  const [front = []] = silhouettes(svg)
  expect(Math.max(...front.map(([x = 0]) => x))).toBeLessThan(480)
})

test('a wide column has a drawing of twice the width with letters of the same size', () => {
  const { narrow, wide } = withOutline(saw)
  expect([narrow.width, wide.width]).toEqual([480, 960])
  for (const { svg } of [narrow, wide]) expect(svg).toContain('font-size="16"')
  const [small = [], large = []] = [narrow, wide].map(({ svg }) => silhouettes(svg)[0] ?? [])
  const widthOf = (points: readonly number[][]) =>
    Math.max(...points.map(([x = 0]) => x)) - Math.min(...points.map(([x = 0]) => x))
  expect(widthOf(large)).toBeGreaterThan(1.5 * widthOf(small))
})

test('working area and supports are about the middle of the machine, and stay within its size', () => {
  const plan = 'M0 200L700 200L700 1000L0 1000ZM800 0L1000 0L1000 100L800 100Z'
  const { svg } = drawingOf(
    { title: 'A', dimensions: saw, outline: { ...outline, plan } },
    'ww',
  ).narrow
  const [machine = []] = silhouettes(svg).slice(2)
  const [xs, ys] = [0, 1].map((axis) => machine.map((point) => point[axis] ?? 0))
  const [left, right] = [Math.min(...(xs ?? [])), Math.max(...(xs ?? []))]
  const [top, bottom] = [Math.min(...(ys ?? [])), Math.max(...(ys ?? []))]
  const area = parsed(svg).querySelector('rect[stroke-dasharray="7 5"]')
  const [x = 0, width = 0] = ['x', 'width'].map((name) => Number(area?.getAttribute(name)))
  // The machine is 5,400 mm long and its largest part ends at 70 % of it; the table has 3,300 mm.
  expect(x + width / 2).toBeCloseTo(left + (right - left) * 0.35, 0)
  for (const [pointX, pointY] of supports(svg)) {
    expect(pointX).toBeGreaterThanOrEqual(left - 0.1)
    expect(pointY).toBeGreaterThanOrEqual(top - 0.1)
    expect(pointY).toBeLessThanOrEqual(bottom + 0.1)
  }
})
