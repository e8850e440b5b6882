import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import { isShownInPlace } from '../../routes'
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
  /** The ids of the entries in their order. */
  readonly listed: readonly string[]
  /** How many of them, one after the other, stand in which part. */
  readonly parts: readonly { readonly kind: ListingKind; readonly count: number }[]
}

/** An entry that is listed: its card, and all of it where it has no page of its own. */
export interface ListedEntry extends CardEntry, FactualEntry {
  readonly id: string
  readonly body: Entry['body']
  readonly actions: readonly ActionData[]
}

/** What the page of a section shows, in the contract's shape. */
export interface SectionPageData extends FrameData, BlocksData, TrailData {
  readonly entry: WithImages<Pick<Entry, 'title' | 'preTitle' | 'abstract' | 'image' | 'body'>> & {
    readonly actions: readonly ActionData[]
    readonly blocks: readonly BlockData[]
    readonly seo: SeoData | null
  }
  readonly cards: { readonly nodes: readonly (CardEntry & { readonly id: string })[] }
  readonly rows: { readonly nodes: readonly ListedEntry[] }
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

/** Content of a section → what its own page draws. The one mapping for build and preview. */
export function sectionPageProps(
  data: SectionPageData,
  site: SiteHandle,
  { listed, parts }: ListingContext,
): SectionPageProps {
  const { entry, cards, rows } = data
  const views = blockViews(entry.blocks, data, site)
  const [first] = views
  const hero = first?.type === 'hero' ? first : null
  const sizes = parts.map(({ count }) => count)
  const found = new Map(cards.nodes.map((node) => [node.id, node]))
  const list = parts.map(({ kind, count }, index) => {
    const start = sizes.slice(0, index).reduce((sum, size) => sum + size, 0)
    const ids = listed.slice(start, start + count)
    return {
      kind,
      entries: ids.flatMap((id) => {
        const node = found.get(id)
        return (node && entryCard(node, site)) ?? []
      }),
    }
  })
  const all = list.flatMap((part) => part.entries)
  return {
    trail: pageTrail(data, site),
    title: entry.title,
    abstract: entry.abstract,
    image: entry.image,
    body: entry.body,
    actions: actionViews(entry.actions, site),
    hero,
    blocks: hero ? views.slice(1) : views,
    list: isLaidOut(all, views) ? [] : list.filter((part) => part.entries.length > 0),
    rows: inOrder(rows.nodes, listed).map(({ slug, actions, ...row }) => ({
      ...row,
      slug,
      actions: actionViews(actions, site),
    })),
  }
}
