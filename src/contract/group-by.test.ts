import { groupBy } from './group-by'

test('items stand by their keys, both in the order in which they came', () => {
  const words = new Set(['saw', 'wire', 'sand', 'water', 'belt'])
  expect([...groupBy(words, ([first]) => first)]).toEqual([
    ['s', ['saw', 'sand']],
    ['w', ['wire', 'water']],
    ['b', ['belt']],
  ])
  expect(groupBy([], String).size).toBe(0)
})
