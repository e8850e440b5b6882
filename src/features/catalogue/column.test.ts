import fc from 'fast-check'
import { indexesOf, writeColumn } from './column'

const rowsOf = <Value>(column: ReturnType<typeof writeColumn<Value>>) =>
  [...indexesOf(column)].map((index) => column.values[index])

test('values that are written as a column are read again, through JSON, too', () => {
  const row = fc.oneof(fc.array(fc.nat(9), { maxLength: 3 }), fc.constant(null))
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const column = writeColumn(rows)
      const file: typeof column = JSON.parse(JSON.stringify(column))
      expect(rowsOf(file)).toEqual(rows)
    }),
  )
})

test('equal values are written once, in the order in which they appear', () => {
  expect(writeColumn([[7], [1, 2], [7], []])).toEqual({ values: [[7], [1, 2], []], of: '#$#%' })
})

test('there is a character for each of 65,000 values, whatever JSON does to it', () => {
  const rows = Array.from({ length: 65_000 }, (_, index) => index)
  const column = writeColumn(rows)
  expect(indexesOf({ values: [], of: String(JSON.parse(JSON.stringify(column.of))) })).toEqual(
    Uint16Array.from(rows),
  )
})

test('more values than characters are an error', () => {
  const rows = Array.from({ length: 66_000 }, (_, index) => index)
  expect(() => writeColumn(rows)).toThrow('A column cannot hold more than')
})
