import { imperialOf } from '.'

const written = (value: string, unit: string | null) => {
  const other = imperialOf({ value, unit }, 'en_na')
  return other && `${other.value} ${other.unit}`
}

test.each([
  ['3,500', 'mm', '137.8 in'],
  ['350', 'mm', '13.8 in'],
  ['90', 'mm', '3.54 in'],
  ['±0.1', 'mm', '±0.0039 in'],
  ['3,300 × 2,000', 'mm', '129.9 × 78.7 in'],
  ['10–45', 'm', '32.8–148 ft'],
  ['3,100', 'kg', '6,834 lb'],
  ['6', 't', '13,230 lb'],
  ['11', 'kW', '14.8 hp'],
  ['180', '°C', '356 °F'],
  ['0', '°C', '32 °F'],
  ['±5', '°C', '±9 °F'],
  ['25', 'l/min', '6.6 gal/min'],
  ['100', 'm²', '1,076 ft²'],
  ['6', 'bar', '87 psi'],
  ['380', 'MPa', '55,110 psi'],
  ['30', 'm/min', '98.4 ft/min'],
  ['0', 'mm', '0 in'],
  ['−20–45', '°C', '−4–113 °F'],
  ['-10–40', '°C', '14–104 °F'],
  ['–40', '°C', '−40 °F'],
  ['-20...+45', '°C', '−4...+113 °F'],
  ['20 ± 5', '°C', '68 ± 9 °F'],
  ['10 to 45', 'm', '32.8 to 148 ft'],
  ['400/500', 'mm', '15.7/19.7 in'],
])('%s %s is %s', (value, unit, expected) => expect(written(value, unit)).toBe(expected))

test('a value without a counterpart, or that is no number, stays alone', () => {
  expect(written('5', null)).toBeNull()
  expect(written('2,200', 'rpm')).toBeNull()
  expect(written('on request', 'mm')).toBeNull()
})

test('only the readers of North America see both', () => {
  expect(imperialOf({ value: '3,500', unit: 'mm' }, 'ww')).toBeNull()
})
