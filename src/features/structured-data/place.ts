import type { Location } from '../../contract'
import { companyId, type JsonLdPage } from './page'
import type { LocalBusiness } from './nodes'

/** A place of the locator for search engines. */
export type PlaceContent = Pick<
  Location,
  | 'type'
  | 'title'
  | 'street'
  | 'postalCode'
  | 'town'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'openingHours'
> & {
  readonly phones: readonly Pick<Location['phones'][number], 'number'>[]
  readonly emails: readonly Pick<Location['emails'][number], 'email'>[]
}

/** Partners work for the company and are not the company: it does not publish data for them. */
const PARTNER = 'partner'

/** A place of the company; `null` for a partner's place, and for one without a street. */
export function localBusiness(place: PlaceContent, page: JsonLdPage): LocalBusiness | null {
  if (place.type === PARTNER || !place.street) return null
  return {
    '@type': 'LocalBusiness',
    name: place.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      postalCode: place.postalCode,
      addressLocality: place.town,
      addressCountry: place.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    telephone: place.phones[0]?.number ?? null,
    email: place.emails[0]?.email ?? null,
    openingHours: place.openingHours,
    parentOrganization: companyId(page),
  }
}
