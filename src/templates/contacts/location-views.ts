import type { LocationView, Option } from '../../features/places'
import type { LocatorSection } from '../../routes'
import { sites, type SiteHandle } from '../../sites'
import { project, type MapPoint } from '../../ui/media/world-map/projection'

/**
 * The data about places that pages query; the query of the technical service's page has no others.
 */
export type PlacesData = Pick<Queries.TechnicalServicePageQuery, 'places' | 'placeFilters'>

const AREAS = 'geographicAreaCategories'

/** The titles of a list's choices; if several lists have one id, the first counts. */
const titlesOf = (nodes: PlacesData['placeFilters']['nodes']) =>
  new Map(
    nodes.flatMap(({ options }) => options.map(({ id, title }) => [id, title] as const)).reverse(),
  )

/** Rounded to a tenth of the map's unit: 4 km, or a pixel at the map's closest view. */
const rounded = ({ x, y }: MapPoint): MapPoint => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
})

/**
 * Countries with the postal code behind the town, by the addresses of the Universal Postal Union
 * (upu.int, "Universal Post*Code DataBase"). In all other countries it comes before.
 */
const POSTAL_CODE_LAST = new Set(
  'AU BD BR CA CO EG GB HK ID IE IN JO KE KR LB NG NP NZ PE PK SA SG TH TW US VE VN ZA'.split(' '),
)

/** The line of an address with its town, in the postal format of its country. */
export function townLine(town: string, postalCode: string | null, country: string): string {
  if (!postalCode) return town
  return POSTAL_CODE_LAST.has(country) ? `${town} ${postalCode}` : `${postalCode} ${town}`
}

/** Places → their views on pages, in the order of the content service. */
export function locationViews(
  { places, placeFilters }: PlacesData,
  sections: readonly LocatorSection[],
  site: SiteHandle,
): LocationView[] {
  const countries = new Intl.DisplayNames(sites[site].intlLocale, { type: 'region' })
  const areas = titlesOf(placeFilters.nodes.filter(({ list }) => list === AREAS))
  const services = titlesOf(placeFilters.nodes.filter(({ list }) => list !== AREAS))
  const known = (
    references: Queries.PlaceFragment['services'],
    titles: ReadonlyMap<string, string>,
  ): Option[] =>
    references.flatMap(({ id }) => {
      const title = titles.get(id)
      return title === undefined ? [] : [{ id, title }]
    })
  return sections.flatMap((section) =>
    places.nodes
      .filter((place) => place.section === section)
      .map(({ contentId, writtenHours: hours, ...place }) => {
        const countryName = countries.of(place.country) ?? place.country
        const town = townLine(place.town, place.postalCode, place.country)
        return {
          ...place,
          hours,
          section,
          id: `${section}-${contentId}`,
          countryName,
          lines: [...(place.street ? [place.street] : []), town, countryName],
          emails: place.emails.map(({ email }) => email),
          services: known(place.services, services),
          area: known(place.areas, areas)[0] ?? null,
          directions: place.googleMapsDirections,
          point: rounded(project(place)),
        }
      }),
  )
}
