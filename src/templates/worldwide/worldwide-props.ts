import { regionsOf, type Region } from '../../features/locator'
import { distinct } from '../../features/places'
import { locatorSections, referencePath, type LocatorSection } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import { placesPageProps, type PlacesPageProps } from '../contacts/places-props'
import type { NonNullKeys } from '../shared/non-null-keys'

/** A kind of places, with the page that lists only these. */
export interface PlaceKind extends LinkView {
  readonly section: LocatorSection
}

export interface WorldwidePageProps extends PlacesPageProps {
  readonly regions: readonly Region[]
  readonly kinds: readonly PlaceKind[]
}

/** Content of the page → its properties. The one mapping for build and preview. */
export function worldwideProps(
  data: NonNullKeys<Queries.WorldwidePageQuery, 'entry'>,
  site: SiteHandle,
): WorldwidePageProps {
  const page = placesPageProps(data, locatorSections, site)
  const places = distinct(page.places)
  const kinds = locatorSections.flatMap((section) => {
    const title = data.kinds.nodes.find((kind) => kind.section === section)?.title
    const href = referencePath({ section, slug: null }, site)
    const isShown = places.some((place) => place.section === section)
    return title && href && isShown ? [{ section, label: title, href }] : []
  })
  return { ...page, places, regions: regionsOf(places), kinds }
}
