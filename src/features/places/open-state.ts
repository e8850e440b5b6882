import { DAY_MINUTES, openTime } from '../../sites'
import type { PlaceHoursData } from './places-file'

/** A moment of the week in local time: day from 0 for Monday, minutes after midnight. */
export interface WeekTime {
  readonly day: number
  readonly minutes: number
}

export type OpenState =
  | { readonly state: 'open' | 'onCall'; readonly until: WeekTime }
  | { readonly state: 'always' }
  | { readonly state: 'closed'; readonly opens: WeekTime; readonly isToday: boolean }

const WEEK_MINUTES = 7 * DAY_MINUTES
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const onward = (from: number, to: number) => (to - from + WEEK_MINUTES) % WEEK_MINUTES

const weekTime = (minute: number): WeekTime => ({
  day: Math.floor((minute % WEEK_MINUTES) / DAY_MINUTES),
  minutes: minute % DAY_MINUTES,
})

/** The local time of a time zone at an instant, with summer time where it is observed. */
export function clockOf(timeZone: string, instant: Date): WeekTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === name)?.value ?? ''
  return {
    day: DAYS.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Hours as spans of the week: the start of each, and its length. */
const spansOf = (hours: readonly string[]) =>
  hours
    .map(openTime)
    .flatMap(({ days, from, to }) =>
      days.map((day) => ({ begin: day * DAY_MINUTES + from, length: to - from })),
    )
type Spans = ReturnType<typeof spansOf>

/** How long a place stays open from a minute of the week on, also across adjoining spans. */
function openFor(spans: Spans, now: number): number {
  let open = 0
  for (let goesOn = true; goesOn && open < WEEK_MINUTES;) {
    const left = spans.map(({ begin, length }) => length - onward(begin, now + open))
    const more = Math.max(0, ...left)
    goesOn = more > 0
    open += more
  }
  return open
}

/**
 * Whether a place is open at an instant, and when that changes. The times are local to its time
 * zone, so summer time there and the visitor's own zone make no difference. Holidays are unknown.
 *
 * @returns `null` where the place's data are incomplete
 */
export function openState(place: PlaceHoursData, instant: Date): OpenState | null {
  const { openingHours, onCallHours, timeZone } = place
  if (!timeZone || openingHours.length === 0) return null
  const { day, minutes } = clockOf(timeZone, instant)
  const now = day * DAY_MINUTES + minutes
  const opening = spansOf(openingHours)

  const open = openFor(opening, now)
  if (open >= WEEK_MINUTES) return { state: 'always' }
  if (open > 0) return { state: 'open', until: weekTime(now + open) }
  const onCall = openFor(spansOf(onCallHours), now)
  if (onCall > 0) return { state: 'onCall', until: weekTime(now + onCall) }
  const opens = now + Math.min(...opening.map(({ begin }) => onward(now, begin)))
  return { state: 'closed', opens: weekTime(opens), isToday: opens < (day + 1) * DAY_MINUTES }
}

/** Whether somebody answers there: it is open, or its technical service is on call. */
export function isReached(place: PlaceHoursData, instant: Date): boolean {
  const open = openState(place, instant)
  return open !== null && open.state !== 'closed'
}
