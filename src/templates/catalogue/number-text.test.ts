import { sites } from '../../sites'
import { numberText } from './number-text'

test.each([
  ['en_eu', '3,500\u00a0mm'],
  ['de_eu', '3.500\u00a0mm'],
  ['en_na', '3,500\u00a0mm (137.8\u00a0in)'],
] as const)('a length in %s', (site, text) => {
  expect(numberText(3500, 'mm', sites[site])).toBe(text)
})

test('a number alone, and one of a unit that every site uses, stand once', () => {
  expect(numberText(5, null, sites.en_na)).toBe('5')
  expect(numberText(22.5, 'kW', sites.de_eu)).toBe('22,5\u00a0kW')
})
