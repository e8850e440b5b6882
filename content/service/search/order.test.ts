import { bestFirst, rounded } from './order'

const order = (scores: number[], places = scores.map((_, id) => id)) => [
  ...bestFirst(Float64Array.from(scores), Uint32Array.from(places)),
]

it('sorts by falling score and leaves out what has none', () => {
  expect(order([1, 0, 1000.5, 2.25])).toEqual([2, 3, 0])
  expect(order([])).toEqual([])
})

it('sorts equal scores by their place, and those that are sent as equal too', () => {
  expect(order([1, 1, 1], [2, 0, 1])).toEqual([1, 2, 0])
  expect(order([1.00001, 1.00002], [0, 1])).toEqual([0, 1])
  expect(rounded(1.00002)).toBe(rounded(1.00001))
})
