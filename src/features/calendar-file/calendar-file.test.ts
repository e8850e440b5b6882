import fc from 'fast-check'
import { calendarFile, calendarFilePath } from './calendar-file'

const fair = {
  url: 'https://www.example.com/news-and-events/verona-2027',
  title: 'Stone, fire; and water',
  abstract: 'Bring a slab.\nWe cut it.',
  place: 'Verona',
  date: '2027-09-28',
  endDate: '2027-10-01',
  company: 'Acme',
}

const lines = (event: Partial<typeof fair>) => calendarFile({ ...fair, ...event }).split('\r\n')

test('days end with the beginning of the day after the last', () => {
  expect(lines({})).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20270928', 'DTEND;VALUE=DATE:20271002']),
  )
  expect(calendarFile({ ...fair, date: '2027-12-31', endDate: null })).toContain(
    'DTEND;VALUE=DATE:20280101',
  )
})

test('an instant is written in universal time, and ends only when content says so', () => {
  const webinar = calendarFile({ ...fair, date: '2027-05-26T15:00:00+02:00', endDate: null })
  expect(webinar).toContain('DTSTART:20270526T130000Z')
  expect(webinar).not.toContain('DTEND')
})

test('names the company whose website made it', () => {
  expect(lines({ company: 'Stone // Co, Ltd' })).toContain(
    'PRODID:-//Stone / Co\\, Ltd//Website//EN',
  )
})

test('characters that would end a text are escaped', () => {
  expect(lines({})).toContain('SUMMARY:Stone\\, fire\\; and water')
  expect(lines({})).toContain('DESCRIPTION:Bring a slab.\\nWe cut it.')
})

test('no line is longer than 75 octets, whatever is written in it', () => {
  const long = lines({ title: 'Pedra é água '.repeat(20) })
  const octets = (line: string) => new TextEncoder().encode(line).length
  expect(Math.max(...long.map(octets))).toBeLessThanOrEqual(75)
  expect(long.join('\n').replace(/\n /g, '')).toContain('Pedra é água '.repeat(20))
})

test('no control and no mark of direction comes into a calendar', () => {
  const title = 'A\u001B[31m\u0007B\u009B\rC\u2028D\u202EE\u200F\tF\uD800\r\nG\\'
  expect(lines({ title })).toContain('SUMMARY:A[31mB\\nC\\nDE F\\nG\\\\')
})

test('whatever its texts are, an event has the same lines', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom(
          '\r\n',
          '\r',
          '\n',
          'END:VEVENT',
          '\nURL:https://evil.test',
          '\\',
          ';',
          '\u2028',
        ),
      ),
      { minLength: 1 },
    )
    .map((parts) => `x${parts.join('')}`)
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
  const nameOf = (line: string) => /^[A-Z-]+/.exec(line)?.[0]
  const names = unfolded(calendarFile(fair)).map(nameOf)
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (title, abstract, place, company) => {
      const file = calendarFile({ ...fair, title, abstract, place, company })
      expect(unfolded(file).map(nameOf)).toEqual(names)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Cs}]/u)
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(line).toString()).toBe(line)
      }
    }),
  )
})

test('the same event gives the same bytes', () => {
  expect(calendarFile(fair)).toBe(calendarFile({ ...fair }))
  expect(lines({})).toContain('DTSTAMP:20270928T000000Z')
})

test('each event of a site has a file of its own', () => {
  expect(calendarFilePath('it_eu', { section: 'webinars', slug: 'polvere' })).toBe(
    '/calendar/it_eu/webinars/polvere.ics',
  )
})
