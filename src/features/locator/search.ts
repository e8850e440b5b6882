import type { LocationView, Option } from '../places'
import type { PlaceQuery } from './query'

/** Lower case without accents, so that "cordoba" finds Córdoba. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const textOf = ({ title, lines, services }: LocationView): string =>
  folded([title, ...lines, ...services.map((service) => service.title)].join(' '))

/** The places that match a query: every word of its text occurs in them. */
export function matchingPlaces<Place extends LocationView>(
  places: readonly Place[],
  { text, country, services }: PlaceQuery,
): Place[] {
  const words = folded(text).split(/\s+/)
  return places.filter(
    (place) =>
      (country === '' || place.country === country) &&
      (services.length === 0 || place.services.some(({ id }) => services.includes(id))) &&
      words.every((word) => textOf(place).includes(word)),
  )
}

/** The countries of some places, by their names. */
export function countriesOf(places: readonly LocationView[], locale: string): Option[] {
  const { compare } = new Intl.Collator(locale)
  return [...new Map(places.map(({ country, countryName }) => [country, countryName]))]
    .map(([id, title]) => ({ id, title }))
    .sort((a, b) => compare(a.title, b.title))
}

/** The services of some places, in order of first appearance. */
export const servicesOf = (places: readonly LocationView[]): Option[] => [
  ...new Map(places.flatMap(({ services }) => services.map((each) => [each.id, each]))).values(),
]
