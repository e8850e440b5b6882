import type { Location } from '../../contract'
import { companyId, type JsonLdPage } from './page'
import type { LocalBusiness } from './nodes'

/** A place of the locator as search engines see it. */
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

/** Who works for the company and is not the company: not for it to speak of. */
const PARTNER = 'partner'

/** A place of the company; `null` for that of a partner, and without a street to find it by. */
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
