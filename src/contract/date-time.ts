import { z } from 'zod'
import { contentTimeZone, instantAt, isTimeZone, withOffset } from './time-zone'

/** A `DateTime` of PHP as `json_encode` writes it. `timezone_type`: 1 is an offset, 2 an abbreviation, 3 a name of IANA. */
const phpDateTime = z.object({
  date: z.string(),
  timezone_type: z.coerce.number(),
  timezone: z.string(),
})

/**
 * Abbreviations as PHP reads them (`timezone_abbreviations_list`), in hours ahead of UTC.
 * Abbreviations of several zones, such as IST, are missing.
 */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  ...{ Z: 0, UTC: 0, GMT: 0, WET: 0, WEST: 1, BST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MSK: 3 },
  ...{ AST: -4, ADT: -3, EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 },
  ...{ JST: 9, KST: 9, AEST: 10, AEDT: 11, NZST: 12, NZDT: 13 },
}

/** An abbreviation as an offset: `CEST` as `+02:00`. */
function offsetOf(abbreviation: string): string | null {
  const hours = ABBREVIATIONS[abbreviation.toUpperCase()]
  if (hours === undefined) return null
  const digits = String(Math.abs(hours)).padStart(2, '0')
  return `${hours < 0 ? '-' : '+'}${digits}:00`
}

/** A `DateTime` of PHP as text; `null` where its zone is unknown. */
function fromPhp({ date, timezone_type: type, timezone }: z.infer<typeof phpDateTime>) {
  if (type === 3) return isTimeZone(timezone) ? withOffset(date, timezone) : null
  const offset = type === 2 ? offsetOf(timezone) : timezone
  return offset === null ? null : withOffset(date + offset)
}

/**
 * Seconds or milliseconds since 1970, from September 2001 to 2286. No other number in a date has
 * this form.
 */
const UNIX_TIME = /^[1-9]\d{9}(?:\d{3})?$/
const SECONDS_DIGITS = 10

/**
 * Reads the forms of a date-time that services send, and returns ISO 8601 with an offset. The forms
 * are a text with a blank for the `T` or without an offset, a `DateTime` that PHP wrote itself, and
 * seconds or milliseconds since 1970. Any other value comes back unchanged. The contract reads
 * every date with this function.
 */
export function asDateTime(value: unknown): unknown {
  const php = phpDateTime.safeParse(value)
  if (php.success) return fromPhp(php.data) ?? value
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = String(value).trim()
  if (!UNIX_TIME.test(text)) return typeof value === 'string' ? withOffset(value) : value
  const instant = Number(text.padEnd(SECONDS_DIGITS + 3, '0'))
  return instantAt(instant, contentTimeZone())
}

/**
 * The values of databases and PHP for a missing date: MySQL's zero date, and PHP's conversion of
 * it.
 */
const NO_DATE = /^(?:0000-00-00|-0001-11-30)(?:[T ]00:00(?::00(?:\.0+)?)?)?(?:Z|[+-]00:?00)?$/

/**
 * Whether a value means "no date": `false`, `0`, MySQL's zero date, and a `DateTime` of PHP with
 * it.
 */
export function isNoDate(value: unknown): boolean {
  if (value === false || value === 0 || value === '0') return true
  const php = phpDateTime.safeParse(value)
  const text = php.success ? php.data.date : value
  return typeof text === 'string' && NO_DATE.test(text.trim())
}
