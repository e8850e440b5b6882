import type { BlockView, HeroView } from '../../blocks'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import { blockViews, entryCard } from '../shared/block-views'

/** The data of every overview's query. */
export interface OverviewData extends Queries.BlocksDataFragment {
  readonly entry: Pick<Queries.ComposedPageFragment, 'title' | 'abstract' | 'blocks'>
}

/** An overview: its opening, and the editors' blocks below. */
export interface OverviewProps {
  readonly title: string
  readonly abstract: string | null
  readonly hero: HeroView | null
  readonly blocks: readonly BlockView[]
}

/**
 * Content of an overview → the properties that all of them render. The one mapping for build and
 * preview.
 */
export function overviewProps({ entry, ...data }: OverviewData, site: SiteHandle): OverviewProps {
  const [first, ...rest] = blockViews(entry.blocks, data, site)
  const hero = first?.type === 'hero' ? first : null
  const { title, abstract } = entry
  return { title, abstract, hero, blocks: hero || !first ? rest : [first, ...rest] }
}

/** The cards of entries that have a page. */
export const cardsOf = (
  entries: readonly Queries.EntryCardFragment[],
  site: SiteHandle,
): EntryCardView[] => entries.flatMap((entry) => entryCard(entry, site) ?? [])
