import { listParameter, path, withQuery } from '../../routes'
import type { Site } from '../../sites'
import type { Query } from '../../ui/hooks/use-query-state'
import type { Chosen } from './chosen'

/** The parameter of the address that holds the codes of what is compared. */
const PARAMETER = listParameter('compare')

/** The codes that an address asks to compare, each once; they may be anybody's. */
export const askedCodes = (query: Query): readonly string[] => query.getAll(PARAMETER)

/** What a comparison changes in an address. */
export const comparing = (chosen: readonly Pick<Chosen, 'code'>[]) => ({
  [PARAMETER]: chosen.map(({ code }) => code),
})

/** The page that comparisons are shown on: the first of the catalogue. */
export const comparisonPage = ({ handle }: Site): string => path('products', handle)

/**
 * Where a comparison is shown.
 *
 * @param search the query of the comparison's page, where the visitor is on it: it stays
 */
export const comparisonHref = (site: Site, chosen: readonly Chosen[], search: string): string =>
  comparisonPage(site) + withQuery(search, comparing(chosen))

/** Gives up the room that is left for a comparison when the page is loaded (`query-script.tsx`). */
export function freeRoom(): void {
  delete document.documentElement.dataset.query
}
