import { sites, type SiteHandle } from '../../sites'
import { conversions } from './unit-table'

/** A number of a figure. */
export interface FigureNumber {
  readonly value: number
  /** Where its text begins, with the minus sign, and where it ends. */
  readonly start: number
  readonly end: number
  /** It follows `±`: it is the tolerance of another value. */
  readonly isTolerance: boolean
}

/** The content of a figure. */
export interface ReadFigure {
  /** All numbers, in their order; at least one. */
  readonly numbers: readonly FigureNumber[]
  /** How many of them belong to the first of several amounts: two in `0–45 × 10`. */
  readonly first: number
  /** The amounts are alternatives or a ratio: `50/60`, `1:4`. */
  readonly isEither: boolean
  /** The unit that is written into the value. */
  readonly unit: string | null
}

/** Units at the end of a value; none of their characters is special in a regular expression. */
const UNITS = [...conversions.keys(), '%', '°', 'V', 'A', 'Hz', 'dB', 'rpm', 'h', 's'].join('|')

/** The kinds of tokens in a figure. Words are between blanks, in the languages of the sites. */
const KINDS = [
  ['tolerance', /±|\+\/[-−–]/y],
  // Separators of thousands may be blanks.
  ['number', /\d+(?:[.,'’\s]\d{3}(?!\d))*(?:[.,]\d+)?/y],
  ['dash', /[-‐‑‒–—―−]/y],
  ['plus', /\+/y],
  ['range', /\.{2,3}|…|÷|[~〜～]|(?<=\s)(?:to|bis|al?|à|hasta|até)(?=\s)/iy],
  ['size', /[×x✕*]/iy],
  ['either', /[/:]/y],
  ['limit', /[≤≥<>≈]=?|(?:from|von|da|de|desde)(?=\s)/iy],
  ['unit', new RegExp(`(?:${UNITS})(?=\\s*$)`, 'y')],
] as const satisfies readonly (readonly [string, RegExp])[]

interface Token {
  readonly kind: (typeof KINDS)[number][0]
  readonly start: number
  readonly text: string
}

/** The tokens of a value without the blanks between them; `null` for a value with unknown parts. */
function tokensOf(value: string): readonly Token[] | null {
  const tokens: Token[] = []
  let start = 0
  while ((start += /^\s*/.exec(value.slice(start))?.[0].length ?? 0) < value.length) {
    const token = KINDS.flatMap(([kind, pattern]): Token[] => {
      pattern.lastIndex = start
      const text = pattern.exec(value)?.[0]
      return text === undefined ? [] : [{ kind, start, text }]
    })[0]
    if (!token) return null
    tokens.push(token)
    start += token.text.length
  }
  return tokens
}

/** The decimal signs, looked up once: a catalogue has tens of thousands of figures. */
const decimalSigns = new Map<SiteHandle, string>()

function decimalSignOf(site: SiteHandle): string {
  const known = decimalSigns.get(site)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(sites[site].intlLocale).formatToParts(0.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  decimalSigns.set(site, sign)
  return sign
}

/** A separator of thousands: three digits follow it, and no single zero precedes it. */
const GROUPING = /(?<=^[1-9]\d{0,2}|[.,'’\s]\d{3})[.,'’\s](?=\d{3}(?:\D|$))/g

function numberOf(text: string, decimal: string): number {
  const [whole = '', fraction] = text.split(decimal)
  const isWhole = fraction === undefined
  // A service may write 18.5 in a language that uses commas: three digits do not follow it.
  const plain = whole.replace(GROUPING, '').replace(/[,\s'’]/g, isWhole ? '.' : '')
  return Number(isWhole ? plain : `${plain}.${fraction}`)
}

/**
 * Reads a figure as a site writes it: a number (`3.500` in German), a range (`−20–45`, `10 … 20`,
 * `10 bis 20`), a tolerance, a limit, a size (`3 × 400`), alternatives. A dash is a sign where a
 * number is expected, else it belongs to a range. Only this function decides how to read a figure.
 *
 * @returns `null` for words
 */
export function readFigure(value: string, site: SiteHandle): ReadFigure | null {
  const decimal = decimalSignOf(site)
  const numbers: FigureNumber[] = []
  let first: number | null = null
  let isEither = false
  let isTolerance = false
  let unit: string | null = null
  let sign: Token | null = null
  let isExpected = true

  const tokens = tokensOf(value) ?? []
  for (const [index, token] of tokens.entries()) {
    const { kind, start, text } = token
    const isLast = index === tokens.length - 1
    if (kind === 'number') {
      if (!isExpected) return null
      const size = numberOf(text, decimal)
      if (Number.isNaN(size)) return null
      numbers.push({
        value: sign?.kind === 'dash' && size !== 0 ? -size : size,
        start: sign?.kind === 'dash' ? sign.start : start,
        end: start + text.length,
        isTolerance,
      })
      sign = null
      isTolerance = false
      isExpected = false
    } else if (isExpected) {
      // `~ 10` means about ten.
      if (kind === 'tolerance') isTolerance = true
      else if (sign === null && (kind === 'dash' || kind === 'plus')) sign = token
      else if (kind !== 'limit' && !/[~〜～]/.test(text)) return null
    } else if (kind === 'unit') {
      unit = text
    } else if (kind === 'size' || kind === 'either') {
      first ??= numbers.length
      isEither ||= kind === 'either'
      isExpected = true
    } else if (kind === 'plus' ? !isLast : kind === 'limit') {
      return null
    } else if (kind !== 'plus') {
      isTolerance = kind === 'tolerance'
      isExpected = true
    }
  }
  return isExpected ? null : { numbers, first: first ?? numbers.length, isEither, unit }
}
