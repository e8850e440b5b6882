import type { Span } from '../../../features/catalogue'
import { siteHandles, sites, type SiteHandle } from '../../../sites'

/** One number, a range, a size or a tolerance; not words with a number in them. */
const NUMERIC = /^[\d\s.,'’×–−±≤≥<>+-]+$/
/** A number with its separators of thousands, which may be blanks. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/g
const BETWEEN = /[–-]/

/** The character that begins the fraction in a language. */
const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.'

/** Looked up once: a catalogue has tens of thousands of figures. */
const decimalSigns: ReadonlyMap<SiteHandle, string> = new Map(
  siteHandles.map((site) => [site, decimalSignOf(sites[site].intlLocale)]),
)

/** A sign that parts groups of thousands: three digits follow it, and no zero stands alone before. */
const GROUPING = /(?<=^[1-9]\d{0,2}|[.,'’\s]\d{3})[.,'’\s](?=\d{3}(?:\D|$))/g

function numberOf(text: string, decimal: string): number {
  const [whole = '', fraction] = text.split(decimal)
  const isWhole = fraction === undefined
  // A service may write 18.5 in a language that has commas: three digits are not after it.
  const plain = whole.replace(GROUPING, '').replace(/[,\s'’]/g, isWhole ? '.' : '')
  return Number(isWhole ? plain : `${plain}.${fraction}`)
}

/**
 * The lowest and highest number that a figure states as a site writes it: `[3500, 3500]` for `3.500` in
 * German, `[0, 45]` for `0–45`. A size counts by its first number, a tolerance and a limit by theirs.
 * `null` for words.
 */
export function spanOf(value: string, site: SiteHandle): Span | null {
  if (!NUMERIC.test(value)) return null
  const [size = ''] = value.split('×')
  const decimal = decimalSigns.get(site) ?? '.'
  const [from, to] = [...size.matchAll(NUMBER)].map(([text]) => numberOf(text, decimal))
  if (from === undefined || Number.isNaN(from)) return null
  const isRange = BETWEEN.test(size.slice(1)) && to !== undefined && to > from
  return [from, isRange ? to : from]
}
