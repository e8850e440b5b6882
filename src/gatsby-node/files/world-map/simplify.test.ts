import { simplify } from './simplify'

const line = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }))

test('corners that make no difference go, ends and peaks stay', () => {
  const coast = line([0, 0], [1, 0.01], [2, 0], [3, 2], [4, 0], [5, 0])
  expect(simplify(coast, 0.5)).toEqual(line([0, 0], [2, 0], [3, 2], [4, 0], [5, 0]))
})

test('a line of two points is left as it is', () => {
  expect(simplify(line([0, 0], [9, 9]), 100)).toEqual(line([0, 0], [9, 9]))
})

test('other fields of the points are kept', () => {
  expect(simplify([{ x: 0, y: 0, name: 'a' }], 1)).toEqual([{ x: 0, y: 0, name: 'a' }])
})
