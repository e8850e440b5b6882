import { show } from './show'

it.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [7, '7'],
  ['a "b"', '"a \\"b\\""'],
  [{ a: [1, { b: null }], c: {} }, '{"a":[1,{"b":null}],"c":{}}'],
  [[], '[]'],
])('shows small values whole: %j', (value, shown) => {
  expect(show(value)).toBe(shown)
})

it.each([
  ['a long text', 'x'.repeat(5_000_000)],
  ['long keys', { ['k'.repeat(5_000_000)]: 1 }],
  ['many items', Array.from({ length: 1_000_000 }, () => null)],
  ['long items', Array.from({ length: 100 }, () => 'x'.repeat(100_000))],
  ['many levels', JSON.parse('[{"a":'.repeat(100_000) + 'null' + '}]'.repeat(100_000)) as unknown],
])('shows the beginning of %s', (_, value) => {
  expect(show(value)).toMatch(/^.{80}… ?(\(\d+ characters\))?$/)
})
