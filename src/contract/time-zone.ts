/**
 * The time zone of date-times that name none: an IANA name such as `Europe/Rome`. It is the time
 * zone of the content service's editors. Set by `CONTENT_TIME_ZONE`.
 */
export const contentTimeZone = (): string => process.env.CONTENT_TIME_ZONE || 'UTC'

/** Whether a text is the name of a time zone in IANA's database. */
export const isTimeZone = (value: string): boolean => {
  try {
    // Some versions of Intl accept offsets as time zones, but offsets know no summer time.
    return !/^[+-]/.test(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

const MINUTE = 60_000

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(parts?.value ?? '') ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE
  return sign === '-' ? -ahead : ahead
}

const written = (offset: number): string => {
  if (offset === 0) return 'Z'
  const minutes = Math.abs(offset) / MINUTE
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** An instant as the clocks of a time zone show it, without an offset: `2027-09-28T00:00:00.000`. */
export function localTime(instant: string, timeZone: string): string {
  const time = Date.parse(instant)
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, -1)
}

/** An instant, in milliseconds since 1970, as the clocks of a zone show it: `2026-01-01T01:00:00+01:00`. */
export function instantAt(instant: number, timeZone: string): string {
  const offset = offsetAt(instant, timeZone)
  const local = new Date(instant + offset).toISOString().replace(/(?:\.0+)?Z$/, '')
  return local + written(offset)
}

/**
 * Day and time as PHP, Ruby and databases write them. The offset may be missing, may lack its colon
 * or its minutes, and may follow a blank.
 */
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i

/**
 * A date-time as ISO 8601 with an offset: `2027-05-26 15:00` becomes `2027-05-26T15:00:00+02:00`
 * where the content's time zone is Europe/Rome. Any other text comes back unchanged.
 */
export function withOffset(value: string, timeZone: string = contentTimeZone()): string {
  const [, day, time, seconds = ':00', offset] = DATE_TIME.exec(value.trim()) ?? []
  if (day === undefined || time === undefined) return value
  // PHP writes microseconds even where there are none.
  const local = `${day}T${time}${seconds.replace(/\.0+$/, '')}`
  if (offset !== undefined) {
    const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? []
    return local + (hours === undefined ? 'Z' : `${hours}:${minutes}`)
  }
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return value
  return local + written(offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone))
}
