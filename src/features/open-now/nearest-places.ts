import { distanceKm, isReached, type SearchedPlace } from '../places'
import type { ZonePlace } from './time-zones'

/** The visitor's likely position. If the time zone has none, only the site's country is known. */
export interface Guess {
  readonly zone: ZonePlace | null
  /** The leading country of the site, ISO 3166; `null` for a site of all countries. */
  readonly siteCountry: string | null
}

/** The company's own places; the others belong to partners. */
const isOwn = ({ section }: SearchedPlace) => section !== 'authorizedTechnicalService'

/**
 * The places near a visitor, the nearest first. Places in the visitor's country come first, the
 * company's own before partners. Places in the same part of the world follow by their distance. A
 * place in another part of the world is not near.
 */
export function placesNear<Place extends SearchedPlace>(
  places: readonly Place[],
  { zone, siteCountry }: Guess,
): Place[] {
  const country = zone?.country ?? siteCountry
  const rank = (place: Place) => (place.country !== country ? 2 : isOwn(place) ? 0 : 1)
  // Without a position and a place in the country, the headquarters stand for the company.
  const far = (place: Place) =>
    zone ? distanceKm(zone, place) : place.section === 'headquarter' ? 0 : 1
  const sorted = places
    .map((place) => ({ place, rank: rank(place), far: far(place) }))
    .sort((a, b) => a.rank - b.rank || a.far - b.far)
    .map(({ place }) => place)
  const [nearest] = sorted
  return sorted.filter(
    (place) =>
      place === nearest ||
      place.country === country ||
      (place.area !== null && place.area.id === nearest?.area?.id),
  )
}

/** The nearest place with a telephone that is open or on call at an instant; `null` if nobody nearby answers. */
export const whoAnswers = <Place extends SearchedPlace>(
  near: readonly Place[],
  instant: Date,
): Place | null =>
  near.find((place) => place.phones.length > 0 && isReached(place, instant)) ?? null
