import type { LocationView } from './location-view'

/** Places in the order of a telephone book: by country, then by town. */
export const byCountry = (places: readonly LocationView[], locale: string): LocationView[] => {
  const { compare } = new Intl.Collator(locale)
  return [...places].sort(
    (a, b) => compare(a.countryName, b.countryName) || compare(a.town, b.town),
  )
}
