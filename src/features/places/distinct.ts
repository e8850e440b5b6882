import type { LocationView } from './location-view'

const isMain = ({ section }: LocationView) => section === 'headquarter'
const addressOf = ({ country, town, street }: LocationView) => [country, town, street].join()

/** A place in two sections (the headquarters are a branch, too) is one dot on the map. */
export function distinct<Place extends LocationView>(places: readonly Place[]): Place[] {
  const main = new Set(places.filter(isMain).map(addressOf))
  return places.filter((place) => isMain(place) || !main.has(addressOf(place)))
}
