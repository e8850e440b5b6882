import { quantity } from './quantity'

test.each([
  ['625', 'mm', '625\u00A0mm'],
  ['0–45', '°', '0–45°'],
  ['180', '°C', '180\u00A0°C'],
  ['5', null, '5'],
])('%s with %s reads %s', (value, unit, expected) => expect(quantity(value, unit)).toBe(expected))
