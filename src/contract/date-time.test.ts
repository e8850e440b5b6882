import { entry } from './entries'
import { date, optionalDate } from './fields'

const php = (at: string, type: number | string, timezone: string) => ({
  date: at,
  timezone_type: type,
  timezone,
})

beforeEach(() => {
  process.env.CONTENT_TIME_ZONE = 'Europe/Rome'
})
afterEach(() => {
  delete process.env.CONTENT_TIME_ZONE
})

test.each([
  [php('2026-01-01 00:00:00.000000', 3, 'UTC'), '2026-01-01T00:00:00Z'],
  [php('2026-07-01 15:30:00.000000', 3, 'Europe/Rome'), '2026-07-01T15:30:00+02:00'],
  [php('2026-07-01 15:30:00.500000', 3, 'America/New_York'), '2026-07-01T15:30:00.500000-04:00'],
  [php('2026-01-01 00:00:00.000000', '3', 'UTC'), '2026-01-01T00:00:00Z'],
  [php('2026-01-01 00:00:00.000000', 1, '+02:00'), '2026-01-01T00:00:00+02:00'],
  [php('2026-01-01 00:00:00.000000', 1, '+00:00'), '2026-01-01T00:00:00+00:00'],
  [php('2026-07-01 00:00:00.000000', 2, 'CEST'), '2026-07-01T00:00:00+02:00'],
  [php('2026-07-01 00:00:00.000000', 2, 'CET'), '2026-07-01T00:00:00+01:00'],
  [php('2026-01-01 00:00:00.000000', 2, 'EST'), '2026-01-01T00:00:00-05:00'],
  [php('2026-01-01 00:00:00.000000', 2, 'Z'), '2026-01-01T00:00:00+00:00'],
])('PHP writes %j itself', (value, instant) => {
  expect(date.parse(value)).toBe(instant)
  expect(optionalDate.parse(value)).toBe(instant)
})

test.each([
  [1767225600, '2026-01-01T01:00:00+01:00'],
  ['1767225600', '2026-01-01T01:00:00+01:00'],
  [1767225600000, '2026-01-01T01:00:00+01:00'],
  [1782864000, '2026-07-01T02:00:00+02:00'],
])('%j is a time since 1970, by the clocks of the content', (value, instant) =>
  expect(date.parse(value)).toBe(instant),
)

test.each([
  20260101,
  176722560,
  1767225600.5,
  true,
  {},
  php('soon', 3, 'UTC'),
  php('2026-01-01 00:00:00.000000', 3, 'Europe/Munich'),
  php('2026-01-01 00:00:00.000000', 2, 'XYZ'),
  php('2026-02-30 00:00:00.000000', 3, 'UTC'),
  { date: '2026-01-01 00:00:00.000000' },
])('%j is no date', (value) => {
  expect(date.safeParse(value).success).toBe(false)
  expect(optionalDate.safeParse(value).success).toBe(false)
})

test.each([
  false,
  0,
  '0',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '0000-00-00T00:00:00Z',
  '-0001-11-30T00:00:00+00:00',
  php('-0001-11-30 00:00:00.000000', 3, 'UTC'),
])('%j is absent, and no date where one is required', (value) => {
  expect(optionalDate.parse(value)).toBeNull()
  expect(date.safeParse(value).success).toBe(false)
})

test('an entry has its dates, however PHP and databases write them', () => {
  const found = entry.parse({
    id: 1,
    section: 'newsAndEvents',
    title: 'Fair',
    date: '2026-05-04',
    endDate: '0000-00-00',
    deadline: false,
    dateUpdated: php('2026-01-01 00:00:00.000000', 3, 'UTC'),
  })
  expect(found).toMatchObject({
    date: '2026-05-04',
    endDate: null,
    deadline: null,
    dateUpdated: '2026-01-01T00:00:00Z',
  })
})
