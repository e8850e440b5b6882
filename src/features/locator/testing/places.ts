import { project } from '../../../ui/media/world-map'
import type { LocationView } from '../location-view'

/** A place for tests; Florence unless told. */
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
    phones: ['+39 055 555 0100'],
    emails: ['it@example.com'],
    services: [{ id: '1', title: 'Sales' }],
    area: { id: 'eu', title: 'Europe' },
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
