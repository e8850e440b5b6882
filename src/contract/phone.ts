import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/** An extension with its usual words. A German extension without a word is part of the number. */
const EXTENSION = new RegExp(
  [
    String.raw`[\s,;(]*(?<!\p{L})(?:durchwahl|dw|nebenstelle|nst|apparat|app|interno|int|poste|ramal|anexo|доб|转|轉|分机|内線`,
    String.raw`|extensi[oó]n|extension|extn?|x)[\s.:=-]*(\d{1,9})\)?`,
    // Digits that a telephone dials after a pause.
    String.raw`|\s*(?:,{2,}|#)\s*(\d{1,9})#?`,
  ].join(''),
  'giu',
)

/**
 * The signs between two numbers of a field; they may also follow an area code (`0911 / 555 01 10`).
 */
const BETWEEN = /\s*(?:;(?!ext=)|,|\||\/|\s(?:or|oder|ou|o|and|und|et|e|y|&)\s)\s*/i

/** The letters on the keys of a telephone from 2 on (ITU-T E.161). */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
const FIRST_KEY = 2

/** Shorter numbers are not whole: they are an area code or an emergency number. */
const WHOLE = 7
const AREA_CODE = 4
/** Numbers for emergencies, such as 112. */
const SHORTEST = 3

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const keyOf = (letter: string): string =>
  String(KEYS.findIndex((key) => key.includes(letter)) + FIRST_KEY)

/** Digits of all kinds as 0 to 9, blanks of all kinds as one, extensions as in a `tel` address. */
const tidied = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s+/g, ' ')
    .replace(EXTENSION, (_, announced?: string, dialled?: string) => {
      return `;ext=${announced ?? dialled ?? ''}`
    })

/** The first number of a field, with its area code where a slash follows that. */
function firstOf(text: string): string {
  const [first = '', second = ''] = text.split(BETWEEN)
  const isWhole = digitsOf(first).length >= WHOLE
  const isAreaCode = /^[^\d+]*(?:\+|0|\(\d)/.test(first) || digitsOf(second).length > AREA_CODE
  const isSlash = text.slice(first.length).trimStart().startsWith('/')
  return !isWhole && isSlash && isAreaCode ? `${first} ${second}` : first
}

/**
 * A number without words around it, and without another number after it. Letters become the digits
 * of their keys (`1-800-FLOWERS`).
 */
function withoutWords(text: string): string {
  const words = text.replace(/;ext=.*/, '').replace(/\([^)\d]*\)/g, '')
  const number = /\(?\+[^+]*/.exec(words)?.[0] ?? /\(?\d.*/.exec(words)?.[0] ?? ''
  const letters = /\p{L}.*/u.exec(number)?.[0] ?? ''
  const figures = number.slice(0, number.length - letters.length).replace(/\([^)]*$/, '')
  const digits = digitsOf(figures).length
  const isVanity = digits >= AREA_CODE && digits < WHOLE && /^[A-Z]{3}[A-Z\d -]*$/.test(letters)
  const dialled = isVanity ? letters.replace(/[A-Z]/g, keyOf) : ''
  return figures + dialled + (/;ext=\d+/.exec(text)?.[0] ?? '')
}

/** The beginning of a number with its country: `+`, `00`, `(+49)`. */
const ABROAD = /^\(?\s*(?:\+{1,2}\s*(?:00)?|00)\s*\(?\s*(?=[1-9])/

/** The number in the numbering plan of its country; `null` if the library knows none. */
function inPlan(number: string, country: string | undefined) {
  if (number.startsWith('+')) return parsePhoneNumberFromString(number) ?? null
  if (country === undefined || !isSupportedCountry(country)) return null
  const found = parsePhoneNumberFromString(number, country)
  if (!found?.isValid()) return null
  // Without the zero of an area code, nobody knows whether the area code is missing.
  const isWhole = digitsOf(number).endsWith(digitsOf(found.formatNational()))
  return isWhole || found.country !== country ? found : null
}

/**
 * The address that dials a number (RFC 3966): `tel:+17045550140;ext=12` for
 * `+1 704 555 0140 ext. 12`. If a field has several numbers, it dials the first. It drops a digit
 * that is dialled only within a country: `+49 (0) 911`.
 *
 * @param country the ISO 3166 code of the number's country, for numbers without a country code.
 * Without it, and where no numbering plan has such a number, the digits stay as they are
 * @returns `null` for a text that is not a number
 */
export function phoneHref(text: string, country?: string | null): string | null {
  const number = withoutWords(firstOf(tidied(text))).replace(ABROAD, '+')
  const known = inPlan(number, country ?? undefined)
  if (known) return known.getURI()
  const [dialled = '', extension] = number.replace(/\(0\)/g, '').split(';ext=')
  const digits = digitsOf(dialled)
  if (digits.length < SHORTEST) return null
  return `tel:${dialled.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`
}

/** A telephone number as people read it, and the address that dials it. */
export const dialled = <Phone extends { readonly number: string }>(
  phone: Phone,
  country?: string | null,
) => ({ ...phone, href: phoneHref(phone.number, country) ?? '' })

/**
 * An address unchanged. An address that dials a number (`tel:+49 (0) 911`) loses the signs that no
 * telephone can dial.
 */
export function dialableAddress(address: string): string {
  const number = /^\s*tel:(.*)$/is.exec(address)?.[1]
  if (number === undefined || number.includes(';phone-context=')) return address
  return phoneHref(number.replaceAll('%20', ' ')) ?? address
}
