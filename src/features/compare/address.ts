import { listParameter, path, withQuery } from '../../routes'
import type { Site } from '../../sites'
import type { Query } from '../../ui/hooks/use-query-state'
import type { Chosen } from './chosen'

/** The URL parameter with the codes of the compared machines. */
const PARAMETER = listParameter('compare')

/** The codes that a URL asks to compare, each once; anybody may have written them. */
export const askedCodes = (query: Query): readonly string[] => query.getAll(PARAMETER)

/** The change of the query for a comparison. */
export const comparing = (chosen: readonly Pick<Chosen, 'code'>[]) => ({
  [PARAMETER]: chosen.map(({ code }) => code),
})

/** The page that comparisons are shown on: the first of the catalogue. */
export const comparisonPage = ({ handle }: Site): string => path('products', handle)

/**
 * The URL of a comparison.
 *
 * @param search the query of the comparison's page, if the visitor is on it: it stays
 */
export const comparisonHref = (site: Site, chosen: readonly Chosen[], search: string): string =>
  comparisonPage(site) + withQuery(search, comparing(chosen))

/**
 * Releases the space that is reserved for a comparison when the page is loaded
 * (`query-script.tsx`).
 */
export function freeRoom(): void {
  delete document.documentElement.dataset.query
}
