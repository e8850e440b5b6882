import type { SiteHandle } from '../../../src/sites'
import { formatNumber } from '../model/site-number'

/** A number as the site writes it, with its unit. */
export interface Quantity {
  readonly value: string
  readonly unit: string | null
}

/** Units that are the same in every language; the glossary of the content has the others. */
const COMMON_UNITS =
  'mm cm m m² m³ µm kg t l kW kWh kVA V A Hz bar MPa N kN Nm mm/s m/s m/min mm/min l/min m³/h kg/h ° °C % dB(A) s min h kJ/kg kWh/m² m²/h'.split(
    ' ',
  )

/**
 * The imperial units that North American customers read beside the metric value. Factors are exact or have 5
 * digits.
 */
const IMPERIAL: Readonly<Record<string, { unit: string; convert: (value: number) => number }>> = {
  mm: { unit: 'in', convert: (value) => value / 25.4 },
  m: { unit: 'ft', convert: (value) => value / 0.3048 },
  'm²': { unit: 'ft²', convert: (value) => value / 0.09290304 },
  l: { unit: 'gal', convert: (value) => value / 3.785412 },
  t: { unit: 'lb', convert: (value) => value / 0.00045359237 },
  kg: { unit: 'lb', convert: (value) => value / 0.45359237 },
  kW: { unit: 'hp', convert: (value) => value / 0.7457 },
  bar: { unit: 'psi', convert: (value) => value * 14.5038 },
  kN: { unit: 'lbf', convert: (value) => value * 224.809 },
  'm/min': { unit: 'ft/min', convert: (value) => value / 0.3048 },
  'm/s': { unit: 'ft/s', convert: (value) => value / 0.3048 },
  'l/min': { unit: 'gal/min', convert: (value) => value / 3.785412 },
  'm³/h': { unit: 'ft³/min', convert: (value) => (value * 35.31467) / 60 },
  '°C': { unit: '°F', convert: (value) => value * 1.8 + 32 },
}

const NUMBER = /\d+(?:\.\d+)?/g
const NUMERIC = /^[\d\s.×–±≤≥<>:/+-]+$/

const formatNumbers = (text: string, site: SiteHandle) =>
  text.replace(NUMBER, (number) => formatNumber(number, site))

/**
 * From 10,000 four significant digits; from 100 whole numbers; below 100 three significant digits; below 1
 * two, for fractions such as tolerances. Inches from 100 have one decimal, which is still coarser than a
 * millimetre.
 */
const imperialNumber = (value: number, unit: string): string => {
  if (value >= 10_000) return String(Number(value.toPrecision(4)))
  if (value >= 100) return String(Number(value.toFixed(unit === 'in' ? 1 : 0)))
  return value === 0 ? '0' : String(Number(value.toPrecision(value < 1 ? 2 : 3)))
}

/** A tolerance of temperature is a difference: 1 K is 1.8 °F, whatever the zero point of the scale. */
const TOLERANCE = { unit: '°F', convert: (value: number) => value * 1.8 }

const imperial = (text: string, unit: string, site: SiteHandle): string | null => {
  const target = unit === '°C' && text.includes('±') ? TOLERANCE : IMPERIAL[unit]
  if (!target) return null
  const converted = text.replace(NUMBER, (number) =>
    formatNumber(imperialNumber(target.convert(Number(number)), target.unit), site),
  )
  // A line break never separates a number from its unit.
  return `${converted}\u00A0${target.unit}`
}

/** The unit that makes a quantity unreadable. */
export class UnknownUnitError extends Error {
  override readonly name = 'UnknownUnitError'
  constructor(readonly unit: string) {
    super(`unknown unit ${unit}`)
  }
}

/**
 * Quantities that were already read, by the set of unit names: most quantities stay the same after an edit.
 */
const readings = new WeakMap<Readonly<Record<string, string>>, Map<string, Quantity>>()

/**
 * Reads a quantity as the files write it: `625 mm`, `3500 × 2200 mm`, `0–4000 rpm`, a bare number or words.
 * The result has numbers in the site's own notation. Words stay as they are.
 *
 * @param units names of units that differ by language
 * @param withImperial adds the imperial value, where there is one
 * @throws {UnknownUnitError} for a number with an unknown unit
 */
export function readQuantity(
  raw: string | number,
  site: SiteHandle,
  units: Readonly<Record<string, string>>,
  withImperial = false,
): Quantity {
  const known = readings.get(units) ?? new Map<string, Quantity>()
  readings.set(units, known)
  const key = `${site} ${withImperial} ${raw}`
  const quantity = known.get(key) ?? parseQuantity(String(raw).trim(), site, units, withImperial)
  known.set(key, quantity)
  return quantity
}

function parseQuantity(
  text: string,
  site: SiteHandle,
  units: Readonly<Record<string, string>>,
  withImperial: boolean,
): Quantity {
  if (NUMERIC.test(text)) return { value: formatNumbers(text, site), unit: null }
  const [, amount = '', unit = ''] = /^(.*\d)\s+(\S+)$/.exec(text) ?? []
  if (!NUMERIC.test(amount)) return { value: text, unit: null }
  const name = units[unit] ?? (COMMON_UNITS.includes(unit) ? unit : null)
  if (name === null) throw new UnknownUnitError(unit)
  const extra = withImperial ? imperial(amount, unit, site) : null
  return { value: formatNumbers(amount, site), unit: extra ? `${name} (${extra})` : name }
}
