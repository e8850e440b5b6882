import { hoursWriter, openTime } from './opening-hours'

/** Versions of Unicode's data differ in the spaces before the half of the day. */
const written = (hours: string[], locale: string) =>
  hoursWriter(locale)(hours).map((line) => line.replace(/[  ]/g, ' '))

test('hours are days and minutes; an end before the beginning is on the next day', () => {
  expect(openTime('Mo-We,Sa 08:00-17:30')).toEqual({ days: [0, 1, 2, 5], from: 480, to: 1050 })
  expect(openTime('Su-Tu 22:00-06:00')).toEqual({ days: [6, 0, 1], from: 1320, to: 1800 })
  expect(openTime('Mo-Su 00:00-24:00').to).toBe(1440)
})

test.each([
  ['en-GB', ['Mon–Fri 08:00–17:00', 'Sat 09:00–12:00']],
  ['en-US', ['Mon–Fri 8:00 AM – 5:00 PM', 'Sat 9:00 AM – 12:00 PM']],
  ['de-DE', ['Mo–Fr 08:00–17:00', 'Sa 09:00–12:00']],
  ['it-IT', ['lun–ven 08:00–17:00', 'sab 09:00–12:00']],
  ['es-ES', ['lun–vie 08:00–17:00', 'sáb 09:00–12:00']],
])('%s has its own words for days and hours', (locale, lines) => {
  expect(written(['Mo-Fr 08:00-17:00', 'Sa 09:00-12:00'], locale)).toEqual(lines)
})

test('the same days stand in one line, whole days end at 24:00', () => {
  expect(written(['Mo-Fr 08:30-13:00', 'Mo-Fr 14:00-17:30'], 'en-GB')).toEqual([
    'Mon–Fri 08:30–13:00, 14:00–17:30',
  ])
  expect(written(['Sa,Su 00:00-24:00'], 'de-DE')).toEqual(['Sa, So 00:00–24:00'])
  expect(written(['Mo-Su 00:00-24:00'], 'en-US')).toEqual(['Mon–Sun 00:00–24:00'])
})
