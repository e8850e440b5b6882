/** Days of a week by their positions, from 0 for Monday, and hours in minutes after midnight. */
export interface OpenTime {
  readonly days: readonly number[]
  readonly from: number
  /** More than a day's minutes where the end is on the next day. */
  readonly to: number
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const WEEK = DAYS.length
export const DAY_MINUTES = 24 * 60

/** The days from the first to the last, also over the end of a week: `Su-Th`. */
function daysOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map((day) => DAYS.indexOf(day))
  const count = ((last - first + WEEK) % WEEK) + 1
  return Array.from({ length: count }, (_, index) => (first + index) % WEEK)
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Hours of the contract (`Mo-Fr 08:00-17:00`) as numbers. */
export function openTime(hours: string): OpenTime {
  const [days = '', times = ''] = hours.split(' ')
  const [from = 0, to = 0] = times.split('-').map(minutesOf)
  return { days: days.split(',').flatMap(daysOf), from, to: to > from ? to : to + DAY_MINUTES }
}

/** A Monday; its week gives the days and times to write. */
const MONDAY = Date.UTC(2024, 0, 1)
const MINUTE_MS = 60_000

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (minutes: number) => format.format(MONDAY + minutes * MINUTE_MS)
}

/** Writes a minute of a day in the usual form of a locale: `08:00`, `8:00 AM`. */
export function timeWriter(locale: string) {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return formatOf(locale, { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' })
}

/** Writes the name of a day, 0 for Monday. */
export function dayWriter(locale: string, length: 'short' | 'long') {
  const write = formatOf(locale, { weekday: length })
  return (day: number) => write(day * DAY_MINUTES)
}

/** Also where hours have AM or PM: `12:00 AM – 12:00 AM` would be no time at all. */
const WHOLE_DAY = '00:00–24:00'

/**
 * Writes hours in the usual form of a locale, a line for the same days:
 * `Mon–Fri 08:30–13:00, 14:00–17:30`.
 */
export function hoursWriter(locale: string) {
  const time = timeWriter(locale)
  const day = dayWriter(locale, 'short')
  return (openingHours: readonly string[]): string[] => {
    const lines = new Map<string, string[]>()
    for (const hours of openingHours) {
      const [days = ''] = hours.split(' ')
      const { from, to } = openTime(hours)
      const [begin, end] = [time(from), to === DAY_MINUTES ? '24:00' : time(to)]
      // With AM or PM, a dash without spaces would be too close to the letters.
      const dash = /\p{L}/u.test(begin) ? ' – ' : '–'
      const isWholeDay = from === 0 && to === DAY_MINUTES
      const written = isWholeDay ? WHOLE_DAY : begin + dash + end
      lines.set(days, [...(lines.get(days) ?? []), written])
    }
    return [...lines].map(([days, times]) => {
      const named = days.split(',').map((range) =>
        range
          .split('-')
          .map((name) => day(DAYS.indexOf(name)))
          .join('–'),
      )
      return `${named.join(', ')} ${times.join(', ')}`
    })
  }
}
