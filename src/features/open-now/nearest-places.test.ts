import type { SearchedPlace } from '../places'
import { placesNear, whoAnswers, type Guess } from './nearest-places'

const OFFICE = ['Mo-Fr 08:00-17:00']
const WEEKEND = ['Sa-Su 08:00-20:00']

/** A place by its town; the number says which one it is. */
const place = (
  town: string,
  country: string,
  area: string | null,
  [latitude, longitude]: readonly [number, number],
  timeZone: string,
  fields: Partial<SearchedPlace> = {},
): SearchedPlace => ({
  ...{ id: town, section: 'branches', title: town, town, country, latitude, longitude, timeZone },
  ...{ street: null, postalCode: null, countryName: country, lines: [], emails: [], services: [] },
  ...{ hours: [], directions: null, point: { x: 0, y: 0 } },
  phones: [{ number: town, href: 'tel:+390555550100' }],
  area: area === null ? null : { id: area, title: area },
  openingHours: OFFICE,
  onCallHours: [],
  ...fields,
})
const partner = { section: 'authorizedTechnicalService' } as const

const places = [
  place('Melbourne', 'AU', 'oceania', [-37.8, 145], 'Australia/Melbourne'),
  place('Charlotte', 'US', 'america', [35.2, -80.8], 'America/New_York'),
  place('Sheffield', 'GB', 'europe', [53.4, -1.5], 'Europe/London'),
  place('Prague', 'CZ', 'europe', [50.1, 14.4], 'Europe/Prague', partner),
  place('Nuremberg', 'DE', 'europe', [49.5, 11.1], 'Europe/Berlin', { onCallHours: WEEKEND }),
  place('Florence', 'IT', 'europe', [43.8, 11.2], 'Europe/Rome', {
    section: 'headquarter',
    onCallHours: WEEKEND,
  }),
  place('Cachoeiro', 'BR', 'america-south', [-20.9, -41.1], 'America/Sao_Paulo', {
    ...partner,
    onCallHours: WEEKEND,
  }),
  place('Vitória', 'BR', 'america-south', [-20.3, -40.3], 'America/Sao_Paulo'),
]

const london = { country: 'GB', latitude: 51.5, longitude: -0.1 }
const berlin = { country: 'DE', latitude: 52.5, longitude: 13.4 }
const saoPaulo = { country: 'BR', latitude: -23.5, longitude: -46.6 }

const near = (zone: Guess['zone'], siteCountry: string | null = null) =>
  placesNear(places, { zone, siteCountry })
const answers = (zone: Guess['zone'], instant: string) =>
  whoAnswers(near(zone), new Date(instant))?.town ?? 'the on-call number'

test.each([
  ['Manchester, Tuesday at 11:00', london, '2026-11-24T11:00:00Z', 'Sheffield'],
  // Melbourne is open, and Charlotte has just closed.
  ['Manchester, Tuesday at 22:30', london, '2026-11-24T22:30:00Z', 'the on-call number'],
  ['Manchester, Tuesday at 22:30 in summer', london, '2026-06-23T21:30:00Z', 'the on-call number'],
  [
    'Manchester, Tuesday at 20:30, Charlotte is open',
    london,
    '2026-11-24T20:30:00Z',
    'the on-call number',
  ],
  ['Manchester, Saturday at 11:00', london, '2026-11-28T11:00:00Z', 'Nuremberg'],
  [
    'Manchester, Saturday at 19:30, after the last place',
    london,
    '2026-11-28T19:30:00Z',
    'the on-call number',
  ],
  ['Munich, Monday at 10:00', berlin, '2026-11-23T09:00:00Z', 'Nuremberg'],
  ['Munich, Sunday at 10:00', berlin, '2026-11-29T09:00:00Z', 'Nuremberg'],
  ['Munich, Sunday at 21:00', berlin, '2026-11-29T20:00:00Z', 'the on-call number'],
  ['Vitória, Tuesday at 10:00', saoPaulo, '2026-11-24T13:00:00Z', 'Vitória'],
  ['Vitória, Saturday at 10:00', saoPaulo, '2026-11-28T13:00:00Z', 'Cachoeiro'],
  ['Vitória, Tuesday at 22:30', saoPaulo, '2026-11-25T01:30:00Z', 'the on-call number'],
])('places that answer in %s', (_, zone, instant, expected) => {
  expect(answers(zone, instant)).toBe(expected)
})

test('places of the own country come first, partners after the company, then the nearest', () => {
  expect(near(berlin).map(({ town }) => town)).toEqual([
    'Nuremberg',
    'Prague',
    'Florence',
    'Sheffield',
  ])
  expect(near(saoPaulo).map(({ town }) => town)).toEqual(['Vitória', 'Cachoeiro'])
})

test('a time zone without a place leaves the country of the site, else the headquarters', () => {
  expect(near(null, 'AU').map(({ town }) => town)).toEqual(['Melbourne'])
  expect(near(null)[0]?.town).toBe('Florence')
  expect(near(null, 'SG')[0]?.town).toBe('Florence')
})

test('a place without an area, a number or hours is no reason to fail', () => {
  const alone = place('Nowhere', 'XX', null, [0, 0], 'Europe/London', { phones: [] })
  const found = placesNear([alone], { zone: london, siteCountry: null })
  expect(found).toEqual([alone])
  expect(whoAnswers(found, new Date('2026-11-24T11:00:00Z'))).toBeNull()
  expect(placesNear([], { zone: london, siteCountry: null })).toEqual([])
})
