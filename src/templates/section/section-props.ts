import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/entry-card'
import {
  blockViews,
  entryCard,
  type BlockData,
  type BlocksData,
  type CardEntry,
} from '../block-views'
import type { FactualEntry } from '../entry-facts'
import type { FrameData, SeoData } from '../frame'
import { pageTrail, type TrailData } from '../trail'
import { actionViews, inOrder, type ActionData, type WithImages } from '../views'
import type { SectionPageProps } from './section-page'

/** The parts of a section's list: events by when they are, tenders by their state, all others together. */
export type ListingKind = 'upcoming' | 'onRequest' | 'open' | 'all' | 'past' | 'closed'

/** What the plan says of a section's list. */
export interface ListingContext {
  /** The ids of the entries that have pages, in their order. */
  readonly cards: readonly string[]
  /** The ids of the entries that are shown here because they have none. */
  readonly rows: readonly string[]
  /** How many cards, one after the other, stand in which part; `null` where nothing is listed. */
  readonly parts: readonly { readonly kind: ListingKind; readonly count: number }[] | null
}

/** An entry without a page of its own: all of it. */
export interface RowData
  extends FactualEntry, WithImages<Pick<Entry, 'slug' | 'title' | 'abstract' | 'body' | 'image'>> {
  readonly id: string
  readonly actions: readonly ActionData[]
}

/** What the page of a section shows, in the contract's shape. */
export interface SectionPageData extends FrameData, BlocksData, TrailData {
  readonly entry: WithImages<Pick<Entry, 'title' | 'abstract' | 'image' | 'body'>> & {
    readonly actions: readonly ActionData[]
    readonly blocks: readonly BlockData[]
    readonly seo: SeoData | null
  }
  readonly cards: { readonly nodes: readonly (CardEntry & { readonly id: string })[] }
  readonly rows: { readonly nodes: readonly RowData[] }
}

/** What editors have laid out on the page themselves is not listed once more. */
function isLaidOut(cards: readonly EntryCardView[], blocks: readonly BlockView[]): boolean {
  const shown = new Set(
    blocks.flatMap((block) =>
      block.type === 'entries' ? block.entries.map(({ href }) => href) : [],
    ),
  )
  return cards.length > 0 && cards.every(({ href }) => shown.has(href))
}

/** The cards of a section in their parts; a part without any is left out. */
function listOf(
  { cards }: SectionPageData,
  { cards: ids, parts }: ListingContext,
  site: SiteHandle,
): SectionPageProps['list'] {
  const nodes = inOrder(cards.nodes, ids)
  let start = 0
  return (parts ?? []).flatMap(({ kind, count }) => {
    const own = nodes.slice(start, (start += count))
    const entries = own.flatMap((node) => entryCard(node, site) ?? [])
    return entries.length === 0 ? [] : [{ kind, entries }]
  })
}

/** Content of a section → what its own page draws. The one mapping for build and preview. */
export function sectionPageProps(
  data: SectionPageData,
  site: SiteHandle,
  listing: ListingContext,
): SectionPageProps {
  const { title, abstract, image, body, actions, blocks } = data.entry
  const views = blockViews(blocks, data, site)
  const hero = views[0]?.type === 'hero' ? views[0] : null
  const list = listOf(data, listing, site)
  const cards = list.flatMap(({ entries }) => entries)
  return {
    trail: pageTrail(data, site),
    title,
    abstract,
    image,
    body,
    actions: actionViews(actions, site),
    hero,
    blocks: hero ? views.slice(1) : views,
    list: isLaidOut(cards, views) ? [] : list,
    rows: inOrder(data.rows.nodes, listing.rows).map((row) => ({
      ...row,
      actions: actionViews(row.actions, site),
    })),
    isEmpty: listing.parts !== null && cards.length + listing.rows.length === 0,
  }
}
