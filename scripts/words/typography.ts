import { numberSigns } from '../../content/service/model/site-number'
import { unitPattern } from '../../content/service/model/unit-signs'
import { sites, type SiteHandle } from '../../src/sites'

/** A rule. It returns each mistake as it is written, with a few characters around it. */
export type Rule = (text: string, site: SiteHandle) => readonly string[]

/** A space without a line break, in either width. */
const FIXED = '\u00A0\u202F'

const UNIT = unitPattern()

/** All matches of a pattern, with the characters before and behind. */
const places = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) =>
    text.slice(Math.max(0, index - 12), index + found.length + 12),
  )

/** Extra spaces, and wrong or missing spaces before the signs of a language. */
const spaces: Rule = (text, site) => {
  const everywhere = [
    ...places(text, / {2,}|^ | $/g),
    ...places(text, /[ \u00A0\u202F][,.)](?!\p{N})/gu),
  ]
  return sites[site].language === 'fr'
    ? [
        ...everywhere,
        ...places(text, /(?<![\u202F\s?!:;])[?!;»]/g),
        ...places(text, /(?<!\u202F):(?![\d/])/g),
        ...places(text, /[ \u00A0][?!:;»]|«(?!\u202F)/g),
      ]
    : [...everywhere, ...places(text, /[ \u00A0\u202F][?!:;]/g)]
}

const apostrophes: Rule = (text) => places(text, /(?<=[\p{L}\p{N}])'|'(?=\p{L})/gu)

/** Typewriter quotation marks. */
const quotationMarks: Rule = (text) => places(text, /"/g)

const percent: Rule = (text, site) =>
  places(text, sites[site].language === 'en' ? /\d\s%/g : new RegExp(`\\d(?![${FIXED}])\\s?%`, 'g'))

const units: Rule = (text) => places(text, new RegExp(`\\d ${UNIT}`, 'gu'))

/**
 * The text before a token that looks like a number and is none: `TLS 1.3`, `29 CFR 1926.1153`, `at 8.30`,
 * `12.05.2027`.
 */
const NO_NUMBER =
  /(?:\b(?:CFR|and|TLS|WCAG|OPC UA|Windows|version|Version|versione|versión|versão)[ \u00A0]|[A-Z]\d?)$/

/** A size with its unit, such as `1205 °C` alone in a table. The service formats it for each site. */
export const isSize = (text: string): boolean => /^[−±≤≥<>–×\d\s.]*\d\s\S+$/u.test(text)

/** `8.30` or `15.00` in languages with a point between hours and minutes. */
const TIME = /^(?:1?\d|2[0-3])\.(?:00|15|30|45)$/

/** Numbers with another country's signs or groups, and long numbers without groups. */
const numbers: Rule = (text, site) => {
  const { decimal, group } = numberSigns(site)
  const { intlLocale } = sites[site]
  const token = new RegExp(
    `(?<![\\p{L}\\d.,/+:-]|\\d[ ${FIXED}])\\d+(?:[.,${FIXED}]\\d+)+(?![\\d\\p{L}/:-])|(?<![\\p{L}\\d.,/+-])\\d{4,}(?=[ ${FIXED}](?:[×–][ ${FIXED}]?[\\d.,${FIXED}]+[ ${FIXED}])*${UNIT})`,
    'gu',
  )
  if (isSize(text) && !/[.]/.test(text)) return []
  return [...text.matchAll(token)].flatMap(({ 0: found, index }) => {
    if (NO_NUMBER.test(text.slice(0, index)) || (decimal === ',' && TIME.test(found))) return []
    const [whole = '', fraction, ...more] = found.split(decimal)
    const value = Number(whole.replaceAll(group, ''))
    const right = new Intl.NumberFormat(intlLocale).format(value)
    const good = more.length === 0 && !(fraction && /\D/.test(fraction)) && whole === right
    return good ? [] : [text.slice(Math.max(0, index - 12), index + found.length + 12)]
  })
}

/** The rules of typography by their name. */
export const typography: Readonly<Record<string, Rule>> = {
  spaces,
  apostrophes,
  'quotation marks': quotationMarks,
  percent,
  units,
  numbers,
}
