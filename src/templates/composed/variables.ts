import { sectionsAbove, type PlannedPage } from '../../routes'
import type { ContentNodes } from '../shared/content-nodes'
import type { BuildFacts } from '../shared/page-type'

const blocksOf = (id: string, { entries }: ContentNodes) =>
  entries.find((entry) => entry.id === id)?.blocks ?? []

/** The codes of the products that the blocks of a page show. */
export const productsShownBy = ({ entry }: PlannedPage, content: ContentNodes): string[] =>
  blocksOf(entry.id, content).flatMap((block) => (block.type === 'products' ? block.codes : []))

/** The codes of the categories that a page shows: all of its site, where a block asks for them. */
export const categoriesShownBy = ({ entry, site }: PlannedPage, content: ContentNodes): string[] =>
  blocksOf(entry.id, content).some(({ type }) => type === 'categories')
    ? content.categories.filter((category) => category.site === site).map(({ code }) => code)
    : []

/**
 * The ids of the entries that the blocks of a page show as cards. An entry without a page of its
 * own has nowhere to lead and is left out.
 */
export function entriesShownBy(
  page: PlannedPage,
  { content, builtPages }: Pick<BuildFacts, 'content' | 'builtPages'>,
): string[] {
  const references = blocksOf(page.entry.id, content).flatMap((block) =>
    block.type === 'entries' ? block.entries : [],
  )
  if (references.length === 0) return []
  return builtPages
    .filter(
      ({ site, entry }) =>
        site === page.site &&
        references.some(({ section, slug }) => entry.section === section && entry.slug === slug),
    )
    .map(({ entry }) => entry.id)
}

/** The page's entry, the pages above it, and what its blocks show: fragments `PageTrail` and `BlocksData`. */
export const composedVariables = (page: PlannedPage, build: BuildFacts) => ({
  entry: page.entry.id,
  ancestors: sectionsAbove(page.route),
  products: productsShownBy(page, build.content),
  categories: categoriesShownBy(page, build.content),
  entries: entriesShownBy(page, build),
})
