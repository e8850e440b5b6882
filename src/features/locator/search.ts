import type { LocationView, Option } from './location-view'

/** What a visitor looks for; the address of the page says it, too. */
export interface PlaceQuery {
  readonly text: string
  /** ISO 3166, or empty. */
  readonly country: string
  /** Ids; a place offers one of them at least (requirements D7). Empty: it does not matter. */
  readonly services: readonly string[]
}

export const NO_QUERY: PlaceQuery = { text: '', country: '', services: [] }

/** Lower case without accents, so that "cordoba" finds Córdoba. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const textOf = ({ title, lines, services }: LocationView): string =>
  folded([title, ...lines, ...services.map((service) => service.title)].join(' '))

/** The places that a query leaves: every word of its text is somewhere in them. */
export function matchingPlaces(
  places: readonly LocationView[],
  { text, country, services }: PlaceQuery,
): LocationView[] {
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

/** What some places offer, in the order in which it is met first. */
export const servicesOf = (places: readonly LocationView[]): Option[] => [
  ...new Map(places.flatMap(({ services }) => services.map((each) => [each.id, each]))).values(),
]
