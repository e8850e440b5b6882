import type { ListingFilter, ListingKind } from '../../features/listing'
import { definitionOf, type PlannedPage } from '../../routes'
import type { BuildFacts } from '../shared/page-type'
import { inParts, newestFirst } from '../shared/section-entries'
import type { ListingDefinition } from './definition'
import { isListed, type ListingContext } from './listing-props'

type Answer = Queries.ListingContentQuery

/** An entry as lists and their filters see it. */
export type ListingNode = Answer['entries']['nodes'][number]

/** The content that the lists need beyond the page plan. */
export interface ListingContent {
  /** By the ids of their nodes. */
  readonly entries: ReadonlyMap<string, ListingNode>
  readonly filters: Answer['filters']['nodes']
}

/** The list of a section in a site: all of it, and split into the pages that the build makes. */
export interface PlannedListing {
  readonly section: string
  /** The ids of all entries in their order, each with its part. */
  readonly entries: readonly { readonly id: string; readonly kind: ListingKind }[]
  readonly filter: ListingFilter | null
  /** The first page may be empty. */
  readonly pages: readonly [ListingContext, ...ListingContext[]]
}

const idsOf = ({ categories }: ListingNode) => categories.map(({ id }) => id)

/** How many entries have each set of categories, for the counts of the choices. */
function groupsOf(nodes: readonly ListingNode[], known: ReadonlySet<string>) {
  const counts = new Map<string, number>()
  for (const node of nodes) {
    const key = idsOf(node)
      .filter((id) => known.has(id))
      .sort()
      .join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([key, count]) => ({ ids: key === '' ? [] : key.split(' '), count }))
}

/** The filter of a list for the visitors of a site; `null` if there is nothing to choose. */
function filterOf(
  { filter }: ListingDefinition,
  { site }: PlannedPage,
  nodes: readonly ListingNode[],
  { filters }: ListingContent,
): ListingFilter | null {
  if (!filter) return null
  const { name, list } = filter
  const found = filters.find((each) => each.site === site && each.list === list)
  const used = new Set(nodes.flatMap(idsOf))
  const options = (found?.options ?? [])
    .filter(({ id, active }) => active && used.has(id))
    .map(({ id, title }) => ({ id, title }))
  if (options.length < 2) return null
  return { name, options, groups: groupsOf(nodes, new Set(options.map(({ id }) => id))) }
}

/** Splits items into as many slices as needed. */
const sliced = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/**
 * Cuts the list of a section's page into pages. Entries without a page are listed if they link to a
 * document or another website. The day of the build decides which entries are past.
 */
export function planListing(
  page: PlannedPage,
  definition: ListingDefinition,
  listings: ListingContent,
  { content, today }: Pick<BuildFacts, 'content' | 'today'>,
): PlannedListing {
  const { route, site, path } = page
  const { noun, perPage } = definition
  const [section = ''] = definitionOf(route).sections
  const entries = content.entries
    .filter((each) => each.site === site && each.section === section && each.handle === null)
    .filter(({ id }) => {
      const node = listings.entries.get(id)
      return node !== undefined && isListed(node)
    })
    .sort(newestFirst)
  const parts = inParts(entries, today)
  const listed = parts.flatMap(({ kind, entries: own }) => own.map(({ id }) => ({ id, kind })))
  const nodes = listed.flatMap(({ id }) => listings.entries.get(id) ?? [])
  const filter = filterOf(definition, page, nodes, listings)
  const [first = [], ...others] = sliced(listed, perPage)
  const common = {
    ...{ noun, section, path, filter },
    pages: 1 + others.length,
    total: listed.length,
  }
  const pageOf = (items: PlannedListing['entries'], page: number): ListingContext => ({
    ...common,
    page,
    ids: items.map(({ id }) => id),
    runs: parts.map(({ kind, entries: own }) => ({
      kind,
      total: own.length,
      count: items.filter((item) => item.kind === kind).length,
    })),
  })
  const further = others.map((items, index) => pageOf(items, index + 2))
  return { section, entries: listed, filter, pages: [pageOf(first, 1), ...further] }
}
