import { placesMessages } from '../../../sites/places-messages'
import { project } from '../../../ui/media/world-map'
import type { PlacesFile, LocationView } from '../../places'

/** A place for tests; Florence by default. */
export function placeOf(fields: Partial<LocationView> & { readonly id: string }): LocationView {
  const { longitude = 11.2, latitude = 43.79 } = fields
  return {
    section: 'branches',
    title: 'Acme Italia',
    street: 'Via dei Marmi 1',
    postalCode: '50100',
    town: 'Firenze',
    country: 'IT',
    countryName: 'Italy',
    lines: ['Via dei Marmi 1', '50100 Firenze', 'Italy'],
    phones: [{ number: '+39 055 555 0100', href: 'tel:+390555550100' }],
    emails: ['it@example.com'],
    services: [{ id: '1', title: 'Sales' }],
    area: { id: 'eu', title: 'Europe' },
    hours: ['Mon–Fri 08:30–13:00, 14:00–17:30'],
    directions: 'https://example.com/route',
    longitude,
    latitude,
    point: project({ longitude, latitude }),
    ...fields,
  }
}

/** Three places on three continents. */
export const threePlaces = [
  placeOf({
    id: 'ar',
    title: 'Acme Argentina',
    town: 'Córdoba',
    country: 'AR',
    countryName: 'Argentina',
    lines: ['X5000 Córdoba', 'Argentina'],
    longitude: -64.18,
    latitude: -31.42,
    area: { id: 'sa', title: 'South America' },
    services: [{ id: '2', title: 'Training' }],
  }),
  placeOf({
    id: 'it',
    services: [
      { id: '1', title: 'Sales' },
      { id: '2', title: 'Training' },
    ],
  }),
  placeOf({
    id: 'us',
    title: 'Acme Inc.',
    town: 'Charlotte',
    country: 'US',
    countryName: 'United States',
    lines: ['Charlotte 28202', 'United States'],
    longitude: -80.84,
    latitude: 35.23,
    area: { id: 'na', title: 'North America' },
    directions: null,
  }),
]

/** Those three, and a partner who is on call at the weekend. */
const places: PlacesFile['places'] = [
  ...threePlaces.map((place) => ({
    ...place,
    openingHours: ['Mo-Fr 08:00-17:00'],
    onCallHours: [],
    timeZone: 'Europe/Rome',
  })),
  {
    ...placeOf({
      id: 'at',
      section: 'authorizedTechnicalService',
      title: 'Untersberger',
      town: 'Salzburg',
      country: 'AT',
      countryName: 'Austria',
      lines: ['5020 Salzburg', 'Austria'],
      longitude: 13.05,
      latitude: 47.8,
    }),
    openingHours: ['Mo-Fr 08:00-17:00'],
    onCallHours: ['Sa-Su 08:00-20:00'],
    timeZone: 'Europe/Vienna',
  },
]

/** The places of all kinds, as pages fetch them. */
export const placesFile: PlacesFile = { places, texts: placesMessages.en }
