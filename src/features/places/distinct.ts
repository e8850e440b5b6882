import type { LocationView } from './location-view'

const addressOf = ({ country, town, street }: LocationView) => [country, town, street].join()

/** A place that two sections list (the headquarters are a branch, too) is one dot on the map. */
export function distinct<Place extends LocationView>(places: readonly Place[]): Place[] {
  const main = new Set(
    places.flatMap((place) => (place.section === 'headquarter' ? [addressOf(place)] : [])),
  )
  return places.filter((place) => place.section === 'headquarter' || !main.has(addressOf(place)))
}
