import type { Span } from '../../../features/catalogue'

/** Units of one measure, each with its size in the first unit. Their signs are the same in all languages. */
const MEASURES: readonly Readonly<Record<string, number>>[] = [
  { kg: 1, t: 1000 },
  { mm: 1, cm: 10, m: 1000 },
  { kW: 1, W: 0.001, MW: 1000 },
]

/** More digits than any figure has, and few enough to hide the errors of binary fractions. */
const DIGITS = 12

/**
 * A span in another unit of the same measure: `[8.6, 8.6]` in t is `[8600, 8600]` in kg. `null` if the units
 * measure different things.
 */
export function inUnit(span: Span, from: string | null, to: string | null): Span | null {
  if (from === to) return span
  const measure = MEASURES.find((units) => from !== null && from in units)
  const own = from === null ? undefined : measure?.[from]
  const wanted = to === null ? undefined : measure?.[to]
  if (own === undefined || wanted === undefined) return null
  const convert = (number: number) => Number(((number * own) / wanted).toPrecision(DIGITS))
  return [convert(span[0]), convert(span[1])]
}
