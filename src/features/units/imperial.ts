import { sites, type SiteHandle } from '../../sites'
import { conversions, type Conversion } from './unit-table'

/** A value with its unit, both written for a site: a key figure, a line of technical data. */
export interface Measured {
  readonly value: string
  readonly unit: string | null
}

/** A number as the content service writes it in English: `3,500`, `0.1`. */
const NUMBER = /\d[\d,]*(?:\.\d+)?/g
/** One number, a range, a size or a tolerance; not words with a number in them. */
const NUMERIC = /^[\d\s.,×–±≤≥<>:/+-]+$/

/** Enough digits to find the metric value again, and none that it does not have. */
function rounded(value: number, { decimals = 0 }: Conversion): number {
  if (Math.abs(value) < 1) return Number(value.toPrecision(2))
  if (Math.abs(value) < 100) return Number(value.toPrecision(3))
  return Math.abs(value) < 10_000 ? Number(value.toFixed(decimals)) : Number(value.toPrecision(4))
}

/**
 * A metric value in the units of North America: `137.8 in` for `3,500` and `mm`; `null` for a unit
 * that has no counterpart, or has one already, and for words.
 */
export function imperial({ value, unit }: Measured, locale: string): string | null {
  const conversion = unit && NUMERIC.test(value) ? conversions.get(unit) : undefined
  if (!conversion) return null
  const { factor, offset = 0 } = conversion
  // A tolerance is a difference, and differences have no zero to lie apart.
  const zero = value.startsWith('±') ? 0 : offset
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 8 })
  const numbers = value.replace(NUMBER, (number) =>
    format.format(rounded(Number(number.replaceAll(',', '')) * factor + zero, conversion)),
  )
  return `${numbers}\u00A0${conversion.unit}`
}

/**
 * Adds to a metric unit what it is in the site's other units, where the readers of the site use them:
 * `mm` becomes `mm (137.8 in)`. Everything else stays as it is.
 */
export function inSiteUnits<T extends Measured>(measured: T, site: SiteHandle): T {
  if (!sites[site].imperial) return measured
  const other = imperial(measured, sites[site].intlLocale)
  return other === null ? measured : { ...measured, unit: `${measured.unit} (${other})` }
}
