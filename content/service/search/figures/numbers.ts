import { readFigure } from '../../../../src/features/units'
import type { SiteHandle } from '../../../../src/sites'
import { wordsOf } from '../analysis/words'
import { isUnit, measureOf, type Measure } from './units'

/** A number in a query that a figure of a product may match. */
export interface AskedNumber {
  readonly value: number
  /** `null` without a unit: any figure may be meant. */
  readonly measure: Measure | null
}

/** A part of a text: words, or a number. */
export type TextPart = string | { readonly word: string; readonly number: AskedNumber }

/** The index term of a number with a unit, independent of the unit: `600 mm` and `60 cm` are one. */
export const quantityOf = ({ value, measure }: AskedNumber): string | null =>
  measure && `${Number((value * measure.factor).toPrecision(6))} ${measure.kind}`

/**
 * Not a part of a code or a name: `ARC-450`, `C5`. Blanks may group thousands, as in `3 500`, but do not join
 * two numbers.
 */
const NUMBER =
  /(?<![\p{L}\p{N}.,-])(?:[1-9]\d? (?=\d{3}(?!\d)))?\d+(?:[.,'’\u00a0\u2009\u202f]\d{3}(?!\d))*(?:[.,]\d+)?/gu
/** The word after a number. */
const UNIT = /^\s*((?:[\p{L}°µ%][\p{L}\p{N}°µ%]*)(?:\/\p{L}+)?|["″])(?![\p{L}\p{N}])/u
/** `3500x2100` is `3500 x 2100`. */
const TIMES = /(?<=\d)\s*[x×*]\s*(?=\d)/gi
/** A number with letters attached is a name or a code: `5X`, `2950H2`. */
const IN_NAME = /^[\p{L}\p{N}]/u

/**
 * Splits a text into words and numbers. The unit belongs to its number and is no word.
 *
 * @param hasUnit whether the figures of the site have such a unit
 */
export function partsOf(
  written: string,
  site: SiteHandle,
  hasUnit: (unit: string) => boolean,
): TextPart[] {
  const text = written.normalize('NFKC').replace(TIMES, ' × ')
  const parts: TextPart[] = []
  let start = 0
  for (const match of text.matchAll(NUMBER)) {
    const end = match.index + match[0].length
    const [suffix = '', unit = ''] = UNIT.exec(text.slice(end)) ?? []
    // `7500h` is more likely a version than a time.
    const isMeasured = isUnit(unit) || (/^\s/.test(suffix) && hasUnit(unit))
    const value = readFigure(match[0], site)?.numbers[0]?.value
    if (value === undefined || (!isMeasured && IN_NAME.test(text.slice(end)))) continue
    parts.push(text.slice(start, match.index), {
      word: Number.isInteger(value) ? wordsOf(match[0]).join('') : String(value),
      number: { value, measure: isMeasured ? measureOf(unit) : null },
    })
    start = isMeasured ? end + suffix.length : end
  }
  return [...parts, text.slice(start)]
}
