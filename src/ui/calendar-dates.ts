/** The calendar day of a date or an instant as its author wrote it, whatever the reader's time zone. */
const dayOf = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`)

/**
 * A day, or the days from the first to the last, as people of a locale write them:
 * `28 September – 1 October 2027`, `28. September – 1. Oktober 2027`.
 *
 * @param date a calendar day or an instant in ISO 8601, as the contract's `date`
 */
export function writtenDates(date: string, endDate: string | null, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const [first, last] = [dayOf(date), dayOf(endDate ?? date)]
  return last > first ? format.formatRange(first, last) : format.format(first)
}
