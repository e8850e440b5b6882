import type { ProductDimensions } from '../../contract'
import { drawingOf } from '.'

const saw: ProductDimensions = {
  code: 'ARC-350-F',
  length: 5400,
  width: 3600,
  height: 2600,
  weight: 3100,
  workingArea: { label: 'Work table', length: 3300, width: 2000 },
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

test('whoever cannot see it hears the sizes', () => {
  const { html, address } = drawingOf(saw, 'Arcus "350" F', 'ww')
  const box = document.createElement('div')
  box.innerHTML = html(address)
  expect(box.querySelector('a')).toHaveAttribute('href', address)
  expect(box.querySelector('img')?.alt.replace(/\s/g, ' ')).toBe(
    'Arcus "350" F: length 5,400 mm (212.6 in), width 3,600 mm (141.7 in), height 2,600 mm (102.4 in), Work table 3,300 mm × 2,000 mm (129.9 in × 78.7 in), Weight 3,100 kg (6,834 lb), Floor space 19.44 m² (209 ft²)',
  )
})

test('what is very long is told in metres, drawn shortened, and says so', () => {
  const { svg } = drawingOf(kiln, 'Ignis', 'ww')
  expect(textsOf(svg)).toEqual(
    expect.arrayContaining(['168 m', '551 ft', '5.6 m', 'Weight 690 t (1,521,000 lb)']),
  )
  expect(textsOf(svg).join()).toContain('shortened at the break')
  const [front] = views(svg)
  expect(front?.width).toBeLessThan(640)
  expect(front?.height).toBeGreaterThan(30)
})

test('what is too long for the sheet goes on in the next line', () => {
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

test('the address tells the content', () => {
  const [first, same, lower] = [saw, saw, { ...saw, height: 2500 }].map(
    (each) => drawingOf(each, 'Arcus', 'ww').address,
  )
  expect(same).toBe(first)
  expect(lower).not.toBe(first)
})
