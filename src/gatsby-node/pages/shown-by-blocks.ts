import type { PlannedPage } from '../../routes'
import type { BuildContent } from '../content/content'

const blocksOf = (id: string, { entries }: BuildContent) =>
  entries.find((entry) => entry.id === id)?.blocks ?? []

/** The codes of the products that the blocks of a page show. */
export const productsShownBy = ({ entry }: PlannedPage, content: BuildContent): string[] =>
  blocksOf(entry.id, content).flatMap((block) => (block.type === 'products' ? block.codes : []))

/** The codes of the categories that a page shows: all of its site, where a block asks for them. */
export const categoriesShownBy = ({ entry, site }: PlannedPage, content: BuildContent): string[] =>
  blocksOf(entry.id, content).some(({ type }) => type === 'categories')
    ? content.categories.filter((category) => category.site === site).map(({ code }) => code)
    : []

/**
 * The ids of the entries that the blocks of a page show as cards. An entry without a page of its
 * own has nowhere to lead and is left out.
 *
 * @param drawn the pages that are built
 */
export function entriesShownBy(
  page: PlannedPage,
  content: BuildContent,
  drawn: readonly PlannedPage[],
): string[] {
  const references = blocksOf(page.entry.id, content).flatMap((block) =>
    block.type === 'entries' ? block.entries : [],
  )
  if (references.length === 0) return []
  return drawn
    .filter(
      ({ site, entry }) =>
        site === page.site &&
        references.some(({ section, slug }) => entry.section === section && entry.slug === slug),
    )
    .map(({ entry }) => entry.id)
}
