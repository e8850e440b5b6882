import { readQuantity, UnknownUnitError } from './quantity'

const UNITS = { rpm: 'giri/min' }

describe('readQuantity', () => {
  it.each([
    ['625 mm', 'de_eu', '625', 'mm'],
    ['3500 × 2200 mm', 'de_eu', '3.500 × 2.200', 'mm'],
    ['3500 × 2200 mm', 'en_na', '3,500 × 2,200', 'mm'],
    ['±0.05 mm', 'it_eu', '±0,05', 'mm'],
    ['0–12000 rpm', 'it_eu', '0–12.000', 'giri/min'],
    [11400, 'ww', '11,400', null],
    ['ISO 40', 'de_eu', 'ISO 40', null],
    ['HSK-A63', 'de_eu', 'HSK-A63', null],
    ['400 V, 50 Hz', 'de_eu', '400 V, 50 Hz', null],
  ] as const)('writes %s in %s as %s', (raw, site, value, unit) => {
    expect(readQuantity(raw, site, UNITS)).toEqual({ value, unit })
  })

  it.each([
    ['±0.1 mm', 'mm (±0.0039 in)'],
    ['3500 × 2200 mm', 'mm (137.8 × 86.6 in)'],
    ['11 kW', 'kW (14.8 hp)'],
    ['60–220 °C', '°C (140–428 °F)'],
    ['75000 kN', 'kN (16,860,000 lbf)'],
    ['12 kN', 'kN (2,698 lbf)'],
  ])('adds the imperial value of %s', (raw, unit) => {
    // The number stays with its unit.
    const expected = unit.replace(/ (?=[^ ]+\)$)/, '\u00A0')
    expect(readQuantity(raw, 'en_na', UNITS, true).unit).toBe(expected)
  })

  it('refuses a unit that nobody knows', () => {
    expect(() => readQuantity('3 horses', 'ww', UNITS)).toThrow(UnknownUnitError)
  })
})
