import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import {
  byCountry,
  locationViews,
  type LocationView,
  type PlacesData,
} from '../../features/locator'
import type { LocatorSection } from '../../routes'
import { sites, type SiteHandle } from '../../sites'
import type { ActionView, ImageView, LinkView } from '../../ui/view-models'
import { blockViews, type BlockData, type BlocksData } from '../shared/block-views'
import type { FrameData, SeoData } from '../shared/frame'
import type { ContextOf } from '../shared/page-type'
import { pageTrail, type TrailData } from '../shared/trail'
import { actionViews, type ActionData, type WithImages } from '../shared/views'
import type { mapVariables } from './variables'

/** What a page with places shows, in the contract's shape. */
export interface PlacesPageData extends FrameData, BlocksData, TrailData, PlacesData {
  readonly entry: WithImages<Pick<Entry, 'title' | 'abstract' | 'image' | 'body'>> & {
    readonly facts: Entry['facts']
    readonly actions: readonly ActionData[]
    readonly blocks: readonly BlockData[]
    readonly seo: SeoData | null
  }
}

/** The context of a page with a map. */
export type MapContext = ContextOf<typeof mapVariables>

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

/** Content of a page with places → what it draws. The one mapping for build and preview. */
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
