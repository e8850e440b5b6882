import { writtenDates } from './calendar-dates'

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
