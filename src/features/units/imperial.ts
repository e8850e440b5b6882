import { sites, type SiteHandle } from '../../sites'
import type { Quantity } from '../../ui/view-models'
import { conversions, type Conversion } from './unit-table'

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
 * A metric amount in the units of North America.
 *
 * @throws for a unit that has no counterpart there
 */
export function imperialNumber(
  value: number,
  unit: string,
): { readonly value: number; readonly unit: string } {
  const conversion = conversions.get(unit)
  if (!conversion) throw new Error(`${unit} has no counterpart.`)
  return { value: rounded(value * conversion.factor, conversion), unit: conversion.unit }
}

/**
 * A metric value in the units of North America, where the readers of a site use them: `137.8` and
 * `in` for `3,500` and `mm`. `null` for all other sites, for a unit that has no counterpart and for
 * words.
 */
export function imperialOf({ value, unit }: Quantity, site: SiteHandle): Quantity | null {
  if (!sites[site].imperial) return null
  const conversion = unit && NUMERIC.test(value) ? conversions.get(unit) : undefined
  if (!conversion) return null
  const { factor, offset = 0 } = conversion
  // A tolerance is a difference, and differences have no zero to lie apart.
  const zero = value.startsWith('±') ? 0 : offset
  const format = new Intl.NumberFormat(sites[site].intlLocale, { maximumSignificantDigits: 8 })
  const numbers = value.replace(NUMBER, (number) =>
    format.format(rounded(Number(number.replaceAll(',', '')) * factor + zero, conversion)),
  )
  return { value: numbers, unit: conversion.unit }
}
