import type { PlaceHoursData } from './places-file'
import { clockOf, openState } from './open-state'

const office = (fields: Partial<PlaceHoursData> = {}): PlaceHoursData => ({
  openingHours: ['Mo-Fr 08:00-17:00'],
  onCallHours: [],
  timeZone: 'Europe/Berlin',
  ...fields,
})
const at = (instant: string, fields?: Partial<PlaceHoursData>) =>
  openState(office(fields), new Date(instant))

test('a working day in Nuremberg: closed before, open between, closed after', () => {
  // A Monday in winter, an hour ahead of UTC.
  expect(at('2026-11-23T06:59:00Z')).toEqual({
    state: 'closed',
    opens: { day: 0, minutes: 480 },
    isToday: true,
  })
  expect(at('2026-11-23T07:00:00Z')).toEqual({ state: 'open', until: { day: 0, minutes: 1020 } })
  expect(at('2026-11-23T15:59:00Z')).toMatchObject({ state: 'open' })
  expect(at('2026-11-23T16:00:00Z')).toEqual({
    state: 'closed',
    opens: { day: 1, minutes: 480 },
    isToday: false,
  })
})

test('the same instant is another hour, and another day, elsewhere', () => {
  // Sunday evening in Europe, Monday morning in New Zealand, Sunday noon in Charlotte.
  const instant = '2026-11-22T20:30:00Z'
  expect(at(instant)).toMatchObject({ state: 'closed', opens: { day: 0 } })
  expect(at(instant, { timeZone: 'Pacific/Auckland' })).toMatchObject({ state: 'open' })
  expect(clockOf('America/New_York', new Date(instant))).toEqual({ day: 6, minutes: 930 })
  expect(clockOf('Asia/Kolkata', new Date(instant))).toEqual({ day: 0, minutes: 120 })
})

test.each([
  ['before the clocks go forward', '2027-03-26T06:30:00Z', 'closed'],
  ['after the clocks have gone forward', '2027-03-29T06:30:00Z', 'open'],
  ['before the clocks go back', '2026-10-23T06:30:00Z', 'open'],
  ['after the clocks have gone back', '2026-10-26T06:30:00Z', 'closed'],
])('half past six UTC %s', (_, instant, state) => {
  expect(at(instant)).toMatchObject({ state })
})

test('on the night of the change the clock on the wall counts', () => {
  const night = { openingHours: ['Sa 22:00-04:00'] }
  expect(at('2027-03-28T01:59:00Z', night)).toMatchObject({ state: 'open' })
  expect(at('2027-03-28T02:00:00Z', night)).toMatchObject({ state: 'closed' })
})

test('at the weekend the technical service is on call, and says until when', () => {
  const salzburg = { timeZone: 'Europe/Vienna', onCallHours: ['Sa-Su 08:00-20:00'] }
  expect(at('2026-11-22T11:00:00Z', salzburg)).toEqual({
    state: 'onCall',
    until: { day: 6, minutes: 1200 },
  })
  expect(at('2026-11-22T19:00:00Z', salzburg)).toEqual({
    state: 'closed',
    opens: { day: 0, minutes: 480 },
    isToday: false,
  })
})

test('a break at noon closes for an hour; hours that follow each other do not', () => {
  const split = { openingHours: ['Mo-Fr 08:30-13:00', 'Mo-Fr 14:00-17:30'] }
  expect(at('2026-11-23T12:15:00Z', split)).toMatchObject({
    opens: { day: 0, minutes: 840 },
    isToday: true,
  })
  expect(
    at('2026-11-23T07:45:00Z', { openingHours: ['Mo 08:00-13:00', 'Mo 13:00-17:00'] }),
  ).toEqual({ state: 'open', until: { day: 0, minutes: 1020 } })
})

test('a week begins again, nights go on, and some never close', () => {
  expect(at('2026-11-20T20:00:00Z')).toMatchObject({ opens: { day: 0 }, isToday: false })
  expect(at('2026-11-22T23:30:00Z', { openingHours: ['Su 22:00-06:00'] })).toEqual({
    state: 'open',
    until: { day: 0, minutes: 360 },
  })
  expect(at('2026-11-22T23:30:00Z', { openingHours: ['Mo-Su 00:00-24:00'] })).toEqual({
    state: 'always',
  })
})

test('without hours or a time zone nothing is said', () => {
  expect(at('2026-11-23T12:00:00Z', { timeZone: null })).toBeNull()
  expect(at('2026-11-23T12:00:00Z', { openingHours: [] })).toBeNull()
})
