import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import { byCountry, type LocationView } from '../../features/places'
import type { LocatorSection } from '../../routes'
import { sites, type SiteHandle } from '../../sites'
import type { ActionView, ImageView, LinkView } from '../../ui/view-models'
import { blockViews } from '../shared/block-views'
import type { NonNullKeys } from '../shared/non-null-keys'
import type { ContextOf } from '../shared/page-type'
import { pageTrail } from '../shared/trail'
import { actionViews } from '../shared/views'
import { locationViews } from './location-views'
import type { askingVariables, mapVariables } from './variables'

/** The data of a query of a page with places. */
export type PlacesPageData = NonNullKeys<Queries.TechnicalServicePageQuery, 'entry'>

/** The context of a page with a map. */
export type MapContext = ContextOf<typeof mapVariables>

/** The context of a page with a map that asks for a visitor's position. */
export type AskingContext = ContextOf<typeof askingVariables>

/** The properties that such a page takes from its context. */
export type AskingProps = Pick<AskingContext, 'map' | 'answers'>

export interface PlacesPageProps {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly abstract: string | null
  readonly image: ImageView | null
  /** Sanitised HTML. */
  readonly body: string | null
  readonly facts: Entry['facts']
  readonly actions: readonly ActionView[]
  readonly blocks: readonly BlockView[]
  /** In the order of their countries. */
  readonly places: readonly LocationView[]
}

/** Content of a page with places → its properties. The one mapping for build and preview. */
export function placesPageProps(
  data: PlacesPageData,
  sections: readonly LocatorSection[],
  site: SiteHandle,
): PlacesPageProps {
  const { title, abstract, image, body, facts, actions, blocks } = data.entry
  return {
    trail: pageTrail(data, site),
    title,
    abstract,
    image,
    body,
    facts,
    actions: actionViews(actions, site),
    blocks: blockViews(blocks, data, site),
    places: byCountry(locationViews(data, sections, site), sites[site].intlLocale),
  }
}
