import { contentTimeZone, localTime } from './time-zone'

/** The dates of an event: days, or instants with their offset, in ISO 8601. */
export interface Dates {
  readonly date: string | null
  readonly endDate: string | null
}

const isDay = (value: string): boolean => !value.includes('T')

const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?(?=Z|[+-]|$)/
const DAYS_END = /T23:59(?::\d\d(?:\.\d+)?)?(?=Z|[+-]|$)/

/** Services that keep instants in UTC write a local midnight like this: `2027-09-27T22:00:00Z`. */
const asEditorsSeeIt = (value: string): string =>
  value.endsWith('Z') ? localTime(value, contentTimeZone()) : value

const dayAt = (time: RegExp, value: string): string | null => {
  const written = [value, asEditorsSeeIt(value)].find((each) => isDay(each) || time.test(each))
  return written?.slice(0, 10) ?? null
}

/**
 * The day of a date: itself, or the day of an instant at its midnight; `null` for any other
 * instant.
 */
export const dayMeant = (value: string): string | null => dayAt(MIDNIGHT, value)

/** The same for an end; its instant may also be the last minute or second of its day. */
const lastDayMeant = (value: string): string | null => dayMeant(value) ?? dayAt(DAYS_END, value)

/** The next day of the calendar, in ISO 8601 as the day itself. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** A party until midnight: the day of its end does not count. */
const endsAtMidnight = (date: string, endDate: string): boolean =>
  dayMeant(date) === null &&
  !isDay(endDate) &&
  dayMeant(endDate) === dayAfter(asEditorsSeeIt(date).slice(0, 10))

/**
 * The dates of an event as pages, calendar files, feeds and search engines tell them: whole days,
 * the last one included, or two instants. Content systems write a day without a time as its
 * midnight, so two midnights are days. From `2027-09-28T00:00:00+02:00` to
 * `2027-10-01T00:00:00+02:00` are four. If only one of both has a time, both become days, because
 * only the days are certain.
 */
export function wholeDays({ date, endDate }: Dates): Dates {
  const first = date === null ? null : dayMeant(date)
  const last = endDate === null ? null : lastDayMeant(endDate)
  if (date === null) return { date, endDate: last ?? endDate }
  if (endDate === null) return { date: first ?? date, endDate }
  if (first === null && !isMixed({ date, endDate })) return { date, endDate }
  return { date: first ?? date.slice(0, 10), endDate: last ?? endDate.slice(0, 10) }
}

/** Whether one of both has a time and the other is a day, so that the other's time is unknown. */
export function isMixed({ date, endDate }: Dates): boolean {
  if (date === null || endDate === null || endsAtMidnight(date, endDate)) return false
  return dayMeant(date) === null ? dayMeant(endDate) !== null : lastDayMeant(endDate) === null
}

/** Whether it ends before it begins. */
export function endsTooEarly(dates: Dates): boolean {
  const { date, endDate } = wholeDays(dates)
  if (date === null || endDate === null) return false
  return isDay(date) ? endDate < date : Date.parse(endDate) < Date.parse(date)
}
