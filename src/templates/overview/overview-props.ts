import type { BlockView, HeroView } from '../../blocks'
import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import {
  blockViews,
  entryCard,
  type BlockData,
  type BlocksData,
  type CardEntry,
} from '../shared/block-views'
import type { FrameData, SeoData } from '../shared/frame'

/** What the page of every overview shows, in the contract's shape. */
export interface OverviewData extends FrameData, BlocksData {
  readonly entry: Pick<Entry, 'title' | 'abstract'> & {
    readonly blocks: readonly BlockData[]
    readonly seo: SeoData | null
  }
}

/** An overview: its opening, and what its editors composed below. */
export interface OverviewProps {
  readonly title: string
  readonly abstract: string | null
  readonly hero: HeroView | null
  readonly blocks: readonly BlockView[]
}

/** Content of an overview → what all of them draw. The one mapping for build and preview. */
export function overviewProps({ entry, ...data }: OverviewData, site: SiteHandle): OverviewProps {
  const [first, ...rest] = blockViews(entry.blocks, data, site)
  const hero = first?.type === 'hero' ? first : null
  const { title, abstract } = entry
  return { title, abstract, hero, blocks: hero || !first ? rest : [first, ...rest] }
}

/** The cards of entries that have a page. */
export const cardsOf = (entries: readonly CardEntry[], site: SiteHandle): EntryCardView[] =>
  entries.flatMap((entry) => entryCard(entry, site) ?? [])
