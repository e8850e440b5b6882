import { date } from './fields'
import { withOffset } from './time-zone'

describe('withOffset', () => {
  it.each([
    ['Europe/Rome', '2027-05-26T15:00:00', '2027-05-26T15:00:00+02:00'],
    ['Europe/Rome', '2027-12-01 15:00', '2027-12-01T15:00:00+01:00'],
    ['Europe/Rome', '2027-03-28T03:00:00', '2027-03-28T03:00:00+02:00'],
    ['Europe/Rome', '2027-10-31T01:30:00', '2027-10-31T01:30:00+02:00'],
    ['America/New_York', '2027-07-04 09:30:15.5', '2027-07-04T09:30:15.5-04:00'],
    ['Asia/Kolkata', '2027-07-04 09:30', '2027-07-04T09:30:00+05:30'],
    ['America/St_Johns', '2027-01-04 09:30', '2027-01-04T09:30:00-03:30'],
    ['UTC', '2027-07-04 09:30', '2027-07-04T09:30:00Z'],
  ])('reads a date-time without an offset in %s', (timeZone, value, instant) => {
    expect(withOffset(value, timeZone)).toBe(instant)
  })

  it.each([
    ['2027-05-26T15:00:00Z', '2027-05-26T15:00:00Z'],
    ['2027-05-26T15:00:00-05:00', '2027-05-26T15:00:00-05:00'],
    ['2027-05-26 15:00:00+0530', '2027-05-26T15:00:00+05:30'],
    ['2026-01-01T00:00:00.000+0200', '2026-01-01T00:00:00+02:00'],
    ['2026-01-01 00:00:00+02', '2026-01-01T00:00:00+02:00'],
    ['2026-01-01 00:00:00 +0200', '2026-01-01T00:00:00+02:00'],
    ['2026-01-01 00:00:00 UTC', '2026-01-01T00:00:00Z'],
    ['2026-01-01t00:00z', '2026-01-01T00:00:00Z'],
    ['2026-01-01T00:00:00.250000Z', '2026-01-01T00:00:00.250000Z'],
  ])('keeps the offset of %s', (value, instant) => {
    expect(withOffset(value, 'Europe/Rome')).toBe(instant)
  })

  it.each(['2027-05-26', 'soon', '2027-13-01 10:00', '26.5.2027 15:00'])(
    'leaves %s alone',
    (value) => {
      expect(withOffset(value, 'Europe/Rome')).toBe(value)
    },
  )
})

describe('the time zone of the content', () => {
  afterEach(() => {
    delete process.env.CONTENT_TIME_ZONE
  })

  it('is UTC unless CONTENT_TIME_ZONE names another', () => {
    expect(date.parse('2027-05-26 15:00')).toBe('2027-05-26T15:00:00Z')
    process.env.CONTENT_TIME_ZONE = 'Europe/Rome'
    expect(date.parse('2027-05-26 15:00')).toBe('2027-05-26T15:00:00+02:00')
  })
})
