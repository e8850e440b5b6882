import { sites, type SiteHandle } from '../../sites'
import type { Quantity } from '../../ui/view-models'
import { readFigure } from './read-figure'
import { conversions, type Conversion } from './unit-table'

const MINUS = '−'

/** Enough digits to recover the metric value, and no digits that it does not have. */
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
 * `in` for `3,500` and `mm`. It is `null` for all other sites, for a unit that has no counterpart
 * and for words.
 */
export function imperialOf({ value, unit }: Quantity, site: SiteHandle): Quantity | null {
  if (!sites[site].imperial) return null
  const conversion = unit ? conversions.get(unit) : undefined
  const figure = conversion && readFigure(value, site)
  if (!figure || figure.unit !== null) return null
  const { factor, offset = 0 } = conversion
  const format = new Intl.NumberFormat(sites[site].intlLocale, { maximumSignificantDigits: 8 })
  let numbers = ''
  let end = 0
  for (const number of figure.numbers) {
    // A tolerance is a difference: the offset of a scale's zero does not apply to it.
    const zero = number.isTolerance ? 0 : offset
    const other = rounded(number.value * factor + zero, conversion)
    numbers += value.slice(end, number.start) + format.format(other).replace('-', MINUS)
    end = number.end
  }
  return { value: numbers + value.slice(end), unit: conversion.unit }
}
