import { dayParts, writtenDates } from './calendar-dates'

test('writes a day as the locale does', () => {
  expect(writtenDates('2026-11-05', null, 'en-GB')).toBe('5 November 2026')
  expect(writtenDates('2026-11-05', null, 'en-US')).toBe('November 5, 2026')
  expect(writtenDates('2026-11-05', null, 'de-DE')).toBe('5. November 2026')
})

test('says what the days of a range have in common once', () => {
  // Versions of Unicode's data differ in the spaces around the dash.
  const range = writtenDates('2027-09-28', '2027-10-01', 'en-GB').replace(/\s/g, ' ')
  expect(range).toBe('28 September – 1 October 2027')
})

test('a range that ends on its first day, or before it, is one day', () => {
  expect(writtenDates('2027-03-04', '2027-03-04', 'it-IT')).toBe('4 marzo 2027')
  expect(writtenDates('2027-03-04', '2027-03-01', 'it-IT')).toBe('4 marzo 2027')
})

test('an instant keeps the day that its author wrote', () => {
  expect(writtenDates('2027-03-04T23:30:00-05:00', null, 'en-GB')).toBe('4 March 2027')
})

test('nobody writes a day with two figures in a sentence', () => {
  expect(writtenDates('2027-09-28', '2027-10-01', 'it-IT')).toMatch(/[^0]1 ottobre 2027$/)
})

test('the days of one month are one leaf of a calendar, those of two are two', () => {
  expect(dayParts('2027-04-15', '2027-04-16', 'de-DE')).toEqual([
    { days: '15–16', month: 'April', year: '2027' },
  ])
  expect(dayParts('2027-09-28', '2027-10-01', 'fr-FR').map(({ days }) => days)).toEqual(['28', '1'])
  expect(dayParts('2027-03-10T15:00:00+01:00', null, 'it-IT')).toEqual([
    { days: '10', month: 'marzo', year: '2027' },
  ])
})
