import { addressKind } from '../../../src/contract'
import { siteHandles, sites, type Language, type SiteHandle } from '../../../src/sites'
import { formatNumber, numberSigns } from './site-number'
import { inPattern, unitPattern } from './unit-signs'

const NO_BREAK = '\u00A0'
const NARROW_NO_BREAK = '\u202F'

const UNIT = unitPattern('%')

/** A space as it is typed, or one that holds a line together. */
const SPACE = `[ ${NO_BREAK}${NARROW_NO_BREAK}]`

const BEFORE_UNIT = new RegExp(`(?<=\\d)${SPACE}(?=${UNIT})`, 'gu')
const BEFORE_PERCENT = new RegExp(`(?<=\\d)${SPACE}?%`, 'g')

/** The site whose way of writing numbers a text of a language has. */
const leading = new Map<Language, SiteHandle>(
  siteHandles
    .filter((site) => sites[site].speaksForLanguage)
    .map((site) => [sites[site].language, site]),
)

/** The site for which a text was written: that of its key, or the one that leads in its language. */
export const writtenFor = (key: string, site: SiteHandle): SiteHandle =>
  key === site ? site : (leading.get(sites[site].language) ?? site)

/** Reads the numbers of a text that was written for a site. */
interface NumberReader {
  /** Groups of digits (12.500), decimals (0,5) and, with a unit behind them, all others. */
  readonly pattern: RegExp
  readonly signs: Readonly<Record<'decimal' | 'group', RegExp>>
}

const readers = new Map<SiteHandle, NumberReader>()

const readerOf = (site: SiteHandle): NumberReader => {
  const known = readers.get(site)
  if (known) return known
  const { decimal, group } = numberSigns(site)
  // Spanish writes a blank as well as a point, and whoever types has no other blank than the wide one.
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

/** The numbers of a text that was written for one site as another writes them. */
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

/** Inside of a word, and at its end where a letter is left out or something is owned. */
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

/** Without one of these there is nothing to set; to look is sooner done than to try. */
const SETTABLE = /[\d']/
const FRENCH_SETTABLE = /[\d'?!:;»«]/

/** `%2C` within it is no percentage. */
const ADDRESS = /^https?:\/\/\S+$/

const isSettable = (text: string, site: SiteHandle): boolean =>
  !ADDRESS.test(text) && (sites[site].language === 'fr' ? FRENCH_SETTABLE : SETTABLE).test(text)

/** Most texts are the same after an edit as before. */
const known = new Map<SiteHandle, Map<string, string>>()

/**
 * A text as a site sets it, whatever was typed: numbers as its country writes them, no line that ends
 * between a number and its unit, typographic apostrophes, French spaces. Tags stay as they are, and so do web addresses.
 *
 * @param written the site for which the text was written; `null` for what is the same everywhere,
 * whose numbers are left alone: codes, dates and quantities, which have a reader of their own
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
