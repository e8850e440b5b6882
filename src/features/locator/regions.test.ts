import { regionsOf, viewOf } from './regions'
import { nextPlace } from './next-place'
import { placeOf, threePlaces } from './testing/places'

const [argentina, italy, states] = threePlaces
const near = placeOf({ id: 'near', longitude: 12, latitude: 44 })

test('a view holds its points with some room, and never comes too close', () => {
  const view = viewOf([
    { x: 100, y: 50 },
    { x: 300, y: 150 },
  ])
  expect(view).toEqual({ x: 72, y: 36, width: 256, height: 128 })
  expect(viewOf([{ x: 500, y: 100 }])).toEqual({ x: 465, y: 82.5, width: 70, height: 35 })
})

test('regions come with most places first; places without one are in none', () => {
  const regions = regionsOf([...threePlaces, near, placeOf({ id: 'none', area: null })])
  expect(regions.map(({ title, places }) => [title, places.length])).toEqual([
    ['Europe', 2],
    ['North America', 1],
    ['South America', 1],
  ])
})

test('arrows lead to the next place on the map', () => {
  const next = (from: (typeof threePlaces)[number] | undefined, key: string) =>
    from && nextPlace([...threePlaces, near], from, key)?.id
  expect(next(italy, 'ArrowLeft')).toBe('us')
  expect(next(italy, 'ArrowRight')).toBe('near')
  expect(next(states, 'ArrowDown')).toBe('ar')
  expect(next(argentina, 'ArrowLeft')).toBeUndefined()
  expect(next(italy, 'a')).toBeUndefined()
})
