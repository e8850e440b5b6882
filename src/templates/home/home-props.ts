import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import { blockViews, type BlockData, type BlocksData } from '../block-views'
import type { FrameData, SeoData } from '../frame'
import type { HomePageProps } from './home-page'

/** What the home page shows, in the contract's shape. */
export interface HomeData extends FrameData, BlocksData {
  readonly entry: Pick<Entry, 'title'> & {
    readonly blocks: readonly BlockData[]
    readonly seo: SeoData | null
  }
}

/** Content of the home page → what it draws. The one mapping for build and preview. */
export const homePageProps = (data: HomeData, site: SiteHandle): HomePageProps => ({
  title: data.entry.title,
  blocks: blockViews(data.entry.blocks, data, site),
})
