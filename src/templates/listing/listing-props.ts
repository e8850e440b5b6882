import type { BlockView } from '../../blocks'
import type { ListingItemView, ListingKind, ListingPart, ListingView } from '../../features/listing'
import { isOfferedFile, resolve } from '../../routes'
import type { SiteHandle } from '../../sites'
import { composedProps, composedText, type ComposedProps } from '../composed/composed-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import type { PageHead } from '../shared/page'
import { inOrder, pageHref } from '../shared/views'

/** How many facts fit an entry of a list. */
const FACTS = 3

/** The answer to the query of a page of a list. */
export type ListingPageData = NonNullKeys<Queries.ListingDataFragment, 'entry'>

/** The data of an entry on the page of a list. */
export type ListedEntry = ListingPageData['items']['nodes'][number]

/** The plan's facts of a page of a list. */
export interface ListingContext extends Omit<ListingView, 'parts'> {
  /** The ids of the page's entries in their order; the query asks for them. */
  readonly ids: readonly string[]
  /** The parts of the whole list: how many consecutive entries of each are on this page. */
  readonly runs: readonly {
    readonly kind: ListingKind
    readonly total: number
    readonly count: number
  }[]
}

/** The properties of one page of a list. */
export interface ListingPageProps extends Omit<ComposedProps, 'blocks'> {
  /** The editors' blocks, around the list. */
  readonly before: readonly BlockView[]
  readonly after: readonly BlockView[]
  /** `null` if editors have laid out all of it themselves. */
  readonly listing: ListingView | null
}

type Target = Pick<ListingItemView, 'href' | 'leadsTo'>

/** An entry with a slug is a page; others may be a document or a page of another website. */
function targetOf(
  { section, slug, document, externalUrl }: ListedEntry,
  site: SiteHandle,
): Target | null {
  if (slug !== null) {
    const href = pageHref({ section, slug }, site)
    return href === null ? null : { href, leadsTo: 'page' }
  }
  if (document) return { href: document.url, leadsTo: 'document' }
  if (!externalUrl) return null
  return { href: externalUrl, leadsTo: isOfferedFile(externalUrl) ? 'document' : 'website' }
}

/** Whether an entry has a target, so that a list can contain it. */
export const isListed = ({
  section,
  slug,
  document,
  externalUrl,
}: Pick<ListedEntry, 'section' | 'slug' | 'document' | 'externalUrl'>): boolean =>
  slug === null ? Boolean(document ?? externalUrl) : resolve({ section, slug }) !== null

/** An entry as a list shows it, or `null` when it has no target. */
export function listingItem(
  node: ListedEntry,
  kind: ListingKind,
  site: SiteHandle,
): ListingItemView | null {
  const target = targetOf(node, site)
  if (target === null) return null
  const { id, type, title, preTitle, abstract, date, endDate, place, deadline, status } = node
  const words = { type, title, preTitle, abstract, date, endDate, place, deadline, status }
  return { id, kind, ...target, ...words, facts: node.facts.slice(0, FACTS), image: node.image }
}

/** The entries of a page of a list in their parts; empty parts are left out. */
export function listingView(
  { items }: Pick<ListingPageData, 'items'>,
  site: SiteHandle,
  context: ListingContext,
): ListingView {
  const { noun, section, path, page, pages, total, filter } = context
  let start = 0
  const parts = context.runs.flatMap(({ kind, total: ofKind, count }): ListingPart[] => {
    const ids = context.ids.slice(start, (start += count))
    const own = inOrder(items.nodes, ids).flatMap((node) => listingItem(node, kind, site) ?? [])
    return own.length === 0 ? [] : [{ kind, total: ofKind, items: own }]
  })
  return { noun, section, path, page, pages, total, filter, parts }
}

/**
 * The metadata of a page of a list. Later pages have their number in the title and their entries in
 * the description. So no two pages of a list have the same.
 *
 * @param where the page's number as visitors read it: `Page 2 of 4`
 */
export function listingHead(
  { entry, items }: Pick<ListingPageData, 'entry' | 'items'>,
  { page, ids }: Pick<ListingContext, 'page' | 'ids'>,
  where: string,
): PageHead {
  const { title, abstract, seo } = entry
  if (page === 1) return { title, seo, description: abstract }
  const numbered = (text: string) => `${text} – ${where}`
  const listed = inOrder(items.nodes, ids).map((item) => item.title)
  return {
    title: numbered(title),
    seo: seo && {
      ...seo,
      metaTitle: seo.metaTitle && numbered(seo.metaTitle),
      description: null,
    },
    description: `${numbered(title)}: ${listed.join(' · ')}`,
  }
}

/** The addresses that a block of chosen entries shows. */
const shownBy = (block: BlockView): readonly string[] =>
  block.type === 'entries' ? block.entries.map(({ href }) => href) : []

/**
 * Whether editors have laid out all entries on the page themselves; they are then not listed again.
 */
function isLaidOut({ parts, pages }: ListingView, blocks: readonly BlockView[]): boolean {
  const shown = new Set(blocks.flatMap(shownBy))
  const items = parts.flatMap((part) => part.items)
  return pages === 1 && items.length > 0 && items.every(({ href }) => shown.has(href))
}

/**
 * The editors' own choice from the list comes before it, with the blocks that introduce it; all
 * other blocks come after.
 */
function around(blocks: readonly BlockView[], path: string) {
  const own = blocks.map((block) => shownBy(block).some((href) => href.startsWith(`${path}/`)))
  const last = own.lastIndexOf(true)
  return { before: blocks.slice(0, last + 1), after: blocks.slice(last + 1) }
}

/**
 * Content of a section with a list → the properties of one page of the list. The one mapping for
 * build and preview. Later pages have only the list.
 */
export function listingPageProps(
  data: ListingPageData,
  site: SiteHandle,
  context: ListingContext,
): ListingPageProps {
  const listing = listingView(data, site, context)
  if (context.page > 1) {
    return { ...composedText(data, site), hero: null, before: [], after: [], listing }
  }
  const { blocks, ...opening } = composedProps(data, site)
  const laidOut = isLaidOut(listing, blocks)
  return { ...opening, ...around(blocks, context.path), listing: laidOut ? null : listing }
}
