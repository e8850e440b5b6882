import { sectionsAbove, type PlannedPage } from '../../routes'
import type { ContentNodes, EntryNode } from '../shared/content-nodes'
import { byId, memoize } from '../shared/memoize'
import type { BuildFacts } from '../shared/page-type'

const entryById = byId<EntryNode>()

const blocksOf = (id: string, { entries }: ContentNodes) => entryById(entries).get(id)?.blocks ?? []

const pageKey = (site: string, section: string, slug: string | null) =>
  `${site} ${section} ${slug ?? ''}`

/** The positions of pages among all pages, by the references to them. */
const placesOf = memoize((pages: readonly PlannedPage[]) => {
  const places = new Map<string, number[]>()
  for (const [place, { site, entry }] of pages.entries()) {
    const key = pageKey(site, entry.section, entry.slug)
    places.set(key, [...(places.get(key) ?? []), place])
  }
  return places
})

/** The codes of the products that the blocks of a page show. */
export const productsShownBy = ({ entry }: PlannedPage, content: ContentNodes): string[] =>
  blocksOf(entry.id, content).flatMap((block) => (block.type === 'products' ? block.codes : []))

/**
 * The codes of the categories that a page shows: all of its site if a block needs them, else none.
 */
export const categoriesShownBy = ({ entry, site }: PlannedPage, content: ContentNodes): string[] =>
  blocksOf(entry.id, content).some(({ type }) => type === 'categories')
    ? content.categories.filter((category) => category.site === site).map(({ code }) => code)
    : []

/**
 * The ids of the entries that the blocks of a page show as cards. An entry without a page of its
 * own has no target and is left out.
 */
export function entriesShownBy(
  page: PlannedPage,
  { content, builtPages }: Pick<BuildFacts, 'content' | 'builtPages'>,
): string[] {
  const references = blocksOf(page.entry.id, content).flatMap((block) =>
    block.type === 'entries' ? block.entries : [],
  )
  const places = references.flatMap(
    ({ section, slug }) => placesOf(builtPages).get(pageKey(page.site, section, slug)) ?? [],
  )
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .flatMap((place) => builtPages[place]?.entry.id ?? [])
}

/**
 * The page's entry, the pages above it, and the content of its blocks: fragments `PageTrail` and
 * `BlocksData`.
 */
export const composedVariables = (page: PlannedPage, build: BuildFacts) => ({
  entry: page.entry.id,
  ancestors: sectionsAbove(page.route),
  products: productsShownBy(page, build.content),
  categories: categoriesShownBy(page, build.content),
  entries: entriesShownBy(page, build),
})
