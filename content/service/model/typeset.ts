import { addressKind } from '../../../src/contract'
import { siteHandles, sites, type Language, type SiteHandle } from '../../../src/sites'
import { formatNumber, numberSigns } from './site-number'
import { inPattern, unitPattern } from './unit-signs'

const NO_BREAK = '\u00A0'
const NARROW_NO_BREAK = '\u202F'

const UNIT = unitPattern('%')

/** A typed space, or one that prevents a line break. */
const SPACE = `[ ${NO_BREAK}${NARROW_NO_BREAK}]`

const BEFORE_UNIT = new RegExp(`(?<=\\d)${SPACE}(?=${UNIT})`, 'gu')
const BEFORE_PERCENT = new RegExp(`(?<=\\d)${SPACE}?%`, 'g')

/** For each language, the site whose number format the texts use. */
const leading = new Map<Language, SiteHandle>(
  siteHandles
    .filter((site) => sites[site].speaksForLanguage)
    .map((site) => [sites[site].language, site]),
)

/** The site that a text was written for: the site in its key, or else the leading site of its language. */
export const writtenFor = (key: string, site: SiteHandle): SiteHandle =>
  key === site ? site : (leading.get(sites[site].language) ?? site)

/** Reads the numbers of a text that was written for a site. */
interface NumberReader {
  /** Groups of digits (12.500), decimals (0,5) and any other number with a unit behind it. */
  readonly pattern: RegExp
  readonly signs: Readonly<Record<'decimal' | 'group', RegExp>>
}

const readers = new Map<SiteHandle, NumberReader>()

const readerOf = (site: SiteHandle): NumberReader => {
  const known = readers.get(site)
  if (known) return known
  const { decimal, group } = numberSigns(site)
  // Spanish groups digits with a blank as well as a point, and authors can only type the wide blank.
  const blanks = /\s/.test(group) || sites[site].language === 'es' ? `${SPACE}|` : ''
  const separator = `(?:${blanks}${inPattern(group)})`
  const point = inPattern(decimal)
  const sized = `(?=(?:${SPACE}[×–]${SPACE}?[\\d ,.×–]*)?${SPACE}(?:${UNIT}))`
  const reader = {
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,/+-]|\\d${SPACE})(?:[1-9]\\d{0,2}(?:${separator}\\d{3})+(?:${point}\\d+)?|\\d{1,3}${point}\\d+|\\d{4,}(?:${point}\\d+)?${sized})(?![\\d\\p{L}/-]|[.,]\\d|${SPACE}\\d)`,
      'gu',
    ),
    signs: { decimal: new RegExp(point), group: new RegExp(separator, 'g') },
  }
  readers.set(site, reader)
  return reader
}

/** The numbers of a text that was written for one site, in the format of another. */
function numbers(text: string, written: SiteHandle, site: SiteHandle): string {
  const { pattern, signs } = readerOf(written)
  return text.replace(pattern, (number) => {
    const [whole = '', fraction] = number.split(signs.decimal)
    const digits = whole.replace(signs.group, '')
    return formatNumber(fraction === undefined ? digits : `${digits}.${fraction}`, site)
  })
}

/** `98%` in English, `98 %` in the other languages. */
const percent = (text: string, language: Language) =>
  text.replace(BEFORE_PERCENT, language === 'en' ? '%' : `${NO_BREAK}%`)

/** Inside a word, and at its end for an omitted letter or a possessive. */
const APOSTROPHE = /(?<=\p{L})'|(?<=\d)'(?=\p{L})/gu

const frenchSpaces = (text: string) =>
  text.replace(/[ \u00A0](?=[?!:;»])|(?<=«)[ \u00A0]/g, NARROW_NO_BREAK)

const setText = (text: string, site: SiteHandle, written: SiteHandle | null): string => {
  const { language } = sites[site]
  const set = percent(written ? numbers(text, written, site) : text, language)
    .replace(BEFORE_UNIT, NO_BREAK)
    .replace(APOSTROPHE, '’')
  return language === 'fr' ? frenchSpaces(set) : set
}

/** A text without any of these needs no typesetting. This check is faster than an attempt. */
const SETTABLE = /[\d']/
const FRENCH_SETTABLE = /[\d'?!:;»«]/

/** `%2C` within an address is no percentage. */
const ADDRESS = /^https?:\/\/\S+$/

const isSettable = (text: string, site: SiteHandle): boolean =>
  !ADDRESS.test(text) && (sites[site].language === 'fr' ? FRENCH_SETTABLE : SETTABLE).test(text)

/** Results are kept, because most texts stay the same after an edit. */
const known = new Map<SiteHandle, Map<string, string>>()

/**
 * Typesets a text for a site, however it was typed: numbers in the format of the site's country, no line
 * break between a number and its unit, typographic apostrophes, French spaces. Tags and web addresses stay as
 * they are.
 *
 * @param written the site that the text was written for. The value `null` leaves numbers alone, for texts
 *   that are the same everywhere: codes, dates and quantities, which have a reader of their own.
 */
export function typeset(text: string, site: SiteHandle, written: SiteHandle | null): string {
  if (!isSettable(text, site) || addressKind(text) !== null) return text
  const texts = known.get(site) ?? new Map<string, string>()
  known.set(site, texts)
  const key = `${written} ${text}`
  const found =
    texts.get(key) ??
    text
      .split(/(<[^>]*>)/)
      .map((part, index) => (index % 2 === 0 ? setText(part, site, written) : part))
      .join('')
  texts.set(key, found)
  return found
}
