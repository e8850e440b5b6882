import { quantity } from './quantity'

test.each([
  ['625', 'mm', 'en', '625\u00A0mm'],
  ['0–45', '°', 'en', '0–45°'],
  ['180', '°C', 'en', '180\u00A0°C'],
  ['98', '%', 'en', '98%'],
  ['98', '%', 'de', '98\u00A0%'],
  ['5', null, 'en', '5'],
] as const)('%s with %s reads in %s %s', (value, unit, language, expected) =>
  expect(quantity(value, unit, language)).toBe(expected),
)
