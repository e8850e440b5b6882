import {
  iso31661,
  iso31661Alpha3ToAlpha2,
  iso31661NumericToAlpha2,
  iso31661Reserved,
} from 'iso-3166'

const assigned: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2))

/** Whether a text is a code that ISO 3166-1 has assigned to a country: `GB`, not `UK`. */
export const isCountry = (value: string): boolean => assigned.has(value)

/** Greece in the European Union's own texts; no register of codes has it. */
const OF_THE_UNION: Readonly<Record<string, string>> = { EL: 'GR' }

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const nameOf = (code: string, of: (code: string) => string | undefined) => {
  try {
    return of(code)
  } catch {
    return undefined
  }
}

/** CLDR's code for an older or a reserved one: `GB` for `UK`, `RS` for `YU`. */
const successorOf = (code: string) =>
  nameOf(code, (region) => new Intl.Locale(`und-${region}`).region)

const byName = (name: string) =>
  iso31661.find((country) => country.name.toLowerCase() === name.toLowerCase())?.alpha2

/**
 * The intended code of an invalid text: a name, three letters or digits, small letters, a reserved
 * code.
 */
function meant(value: string): string | undefined {
  const code = value.trim().toUpperCase()
  return [
    code,
    iso31661Alpha3ToAlpha2[code],
    iso31661NumericToAlpha2[code],
    OF_THE_UNION[code],
    successorOf(code),
    byName(value.trim()),
  ].find((candidate) => candidate !== undefined && isCountry(candidate))
}

/**
 * For the message that refuses a text as a country code: the expected code, and the mistake where
 * it is known.
 */
export function countryExpected(value: string): string {
  const wanted = 'a country code of ISO 3166 such as IT'
  const code = meant(value)
  if (code !== undefined) return `${wanted}, here ${code}`
  const reserved = iso31661Reserved.find(({ alpha2 }) => alpha2 === value)
  // Few people know other reserved codes, and many of them are languages.
  if (reserved?.state === 'exceptionally-reserved')
    return `${wanted}; ${value} is no country but reserved (${reserved.name})`
  const language = nameOf(value.toLowerCase(), (tag) => languages.of(tag))
  return language ? `${wanted}; ${value} is a language (${language})` : wanted
}
