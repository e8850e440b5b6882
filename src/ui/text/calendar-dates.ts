/**
 * The calendar day of a date or an instant in its author's time zone, independent of the reader's.
 */
const dayOf = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`)

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date format, created once: creating one takes the browser longer than all its formatting. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/**
 * A day, or the days from the first to the last, in the usual form of a locale. Examples: `28
 * September – 1 October 2027`, `28. September – 1. Oktober 2027`.
 *
 * @param date a calendar day or an instant in ISO 8601, as the contract's `date`
 */
export function writtenDates(date: string, endDate: string | null, locale: string): string {
  const format = formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const [first, last] = [dayOf(date), dayOf(endDate ?? date)]
  if (last <= first) return format.format(first)
  // In some languages the format writes days of ranges with two digits, which is unusual in a
  // sentence.
  return format
    .formatRangeToParts(first, last)
    .map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value))
    .join('')
}

/** A day or several days of one month, in parts: `15–16`, `April`, `2027`. */
export interface DayParts {
  readonly days: string
  readonly month: string
  readonly year: string
}

/**
 * The days from the first to the last as calendar leaves. Days of one month are one leaf. For
 * others, the first and the last day have a leaf.
 *
 * @param date a calendar day or an instant in ISO 8601, as the contract's `date`
 */
export function dayParts(date: string, endDate: string | null, locale: string): DayParts[] {
  const [first, last] = [dayOf(date), dayOf(endDate ?? date)]
  const leaf = (day: Date, days = String(day.getUTCDate())): DayParts => ({
    days,
    month: formatOf(locale, { month: 'long' }).format(day),
    year: String(day.getUTCFullYear()),
  })
  if (last <= first) return [leaf(first)]
  const sameMonth = date.slice(0, 7) === endDate?.slice(0, 7)
  return sameMonth
    ? [leaf(first, `${first.getUTCDate()}–${last.getUTCDate()}`)]
    : [leaf(first), leaf(last)]
}

/** The first day of a date for an agenda in large type: `28` and `Sept 2027`. */
export function dayAndMonth(date: string, locale: string): { day: string; month: string } {
  const day = dayOf(date)
  return {
    day: String(day.getUTCDate()).padStart(2, '0'),
    month: formatOf(locale, { month: 'short', year: 'numeric' }).format(day),
  }
}
