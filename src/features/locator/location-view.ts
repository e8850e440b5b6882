import type { FilterOption, Location } from '../../contract'
import type { LocatorSection } from '../../routes'
import { sites, type SiteHandle } from '../../sites'
import { project, type Coordinates, type MapPoint } from '../../ui/media/world-map/projection'
import { townLine } from './post-code'

/** A place as the locator answers it, and which section it is of. */
export interface LocationData extends Omit<Location, 'id'> {
  readonly contentId: string
  readonly section: string
}

/** What the fragment `Places` asks for. */
export interface PlacesData {
  readonly places: { readonly nodes: readonly LocationData[] }
  readonly placeFilters: {
    readonly nodes: readonly {
      readonly list: string
      readonly options: readonly Pick<FilterOption, 'id' | 'title'>[]
    }[]
  }
}

/** A choice of a filter list. */
export type Option = Pick<FilterOption, 'id' | 'title'>

/** A place as pages show it: every text is written for the site. */
export interface LocationView extends Coordinates {
  /** Its address on the page, without `#`; a place that two sections list has two. */
  readonly id: string
  readonly section: LocatorSection
  readonly title: string
  readonly street: string | null
  readonly postalCode: string | null
  readonly town: string
  /** ISO 3166: `IT`. */
  readonly country: string
  readonly countryName: string
  /** The address below the name, line by line. */
  readonly lines: readonly string[]
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly services: readonly Option[]
  /** The part of the world that it is listed in. */
  readonly area: Option | null
  /** A route planner with the place as its destination. */
  readonly directions: string | null
  readonly point: MapPoint
}

const AREAS = 'geographicAreaCategories'

/** The titles of a list's choices; of several lists with one id the first counts. */
const titlesOf = (nodes: PlacesData['placeFilters']['nodes']) =>
  new Map(
    nodes.flatMap(({ options }) => options.map(({ id, title }) => [id, title] as const)).reverse(),
  )

const rounded = ({ x, y }: MapPoint): MapPoint => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
})

/** Places of the contract → the views of places, in the order of the content service. */
export function locationViews(
  { places, placeFilters }: PlacesData,
  sections: readonly LocatorSection[],
  site: SiteHandle,
): LocationView[] {
  const countries = new Intl.DisplayNames(sites[site].intlLocale, { type: 'region' })
  const areas = titlesOf(placeFilters.nodes.filter(({ list }) => list === AREAS))
  const services = titlesOf(placeFilters.nodes.filter(({ list }) => list !== AREAS))
  const known = (references: Location['services'], titles: ReadonlyMap<string, string>): Option[] =>
    references.flatMap(({ id }) => {
      const title = titles.get(id)
      return title === undefined ? [] : [{ id, title }]
    })
  return sections.flatMap((section) =>
    places.nodes
      .filter((place) => place.section === section)
      .map(({ contentId, googleMapsDirections, type: _type, areas: own, ...place }) => {
        const countryName = countries.of(place.country) ?? place.country
        const town = townLine(place.town, place.postalCode, place.country)
        return {
          ...place,
          section,
          id: `${section}-${contentId}`,
          countryName,
          lines: [...(place.street ? [place.street] : []), town, countryName],
          phones: place.phones.map(({ number }) => number),
          emails: place.emails.map(({ email }) => email),
          services: known(place.services, services),
          area: known(own, areas)[0] ?? null,
          directions: googleMapsDirections,
          point: rounded(project(place)),
        }
      }),
  )
}
