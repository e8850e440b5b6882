import type { SiteHandle } from '../../sites'

/** An event for a calendar: two days or two instants, as `wholeDays` of the contract gives them. */
export interface CalendarEvent {
  /** The address of the event's page. */
  readonly url: string
  readonly title: string
  readonly abstract: string | null
  readonly place: string | null
  readonly date: string
  readonly endDate: string | null
  /** The company whose website offers the event. */
  readonly company: string
}

/** The path of the file that adds an event to a visitor's calendar. */
export const calendarFilePath = (
  site: SiteHandle,
  { section, slug }: { readonly section: string; readonly slug: string | null },
): string => `/calendar/${site}/${section}/${slug ?? 'event'}.ics`

/**
 * RFC 5545, section 3.1: no line is longer than 75 octets; it continues on the next line after a
 * space.
 */
const MAX_OCTETS = 75

const DAY_MS = 24 * 60 * 60 * 1000

function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/g

/**
 * Characters that are dropped: control characters (the format forbids them), direction marks (they
 * reverse the text beside them in a calendar), and half surrogate pairs.
 */
const DROPPED = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/gu

/** RFC 5545, section 3.3.11: characters that would end a text are escaped. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(LINE_BREAK, '\\n')
    .replace(/\t/g, ' ')
    .replace(DROPPED, '')

/**
 * RFC 5545, section 3.3.13: an address is written as `URL` writes it, which leaves no control
 * characters in it.
 */
const address = (value: string): string => new URL(value).href

const compact = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** `20270928`, of the calendar day as its author wrote it. */
const dayValue = (date: string, later = 0): string =>
  compact(new Date(Date.parse(date.slice(0, 10)) + later)).slice(0, 8)

const isInstant = (date: string) => date.includes('T')

/** Days end, in calendars, with the beginning of the day after the last. */
const when = ({ date, endDate }: CalendarEvent): string[] => {
  if (!isInstant(date)) {
    return [
      `DTSTART;VALUE=DATE:${dayValue(date)}`,
      `DTEND;VALUE=DATE:${dayValue(endDate ?? date, DAY_MS)}`,
    ]
  }
  const end = endDate === null ? [] : [`DTEND:${compact(new Date(endDate))}`]
  return [`DTSTART:${compact(new Date(date))}`, ...end]
}

/**
 * An event as a calendar file (iCalendar, RFC 5545). The same event gives the same bytes: its
 * stamp, which the format requires, is its own day.
 */
export function calendarFile(event: CalendarEvent): string {
  const { url, title, abstract, place, date, company } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(company.replaceAll('//', '/'))}//Website//EN`,
    'BEGIN:VEVENT',
    `UID:${address(url)}`,
    `DTSTAMP:${dayValue(date)}T000000Z`,
    ...when(event),
    `SUMMARY:${text(title)}`,
    ...(abstract ? [`DESCRIPTION:${text(abstract)}`] : []),
    ...(place ? [`LOCATION:${text(place)}`] : []),
    `URL:${address(url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
