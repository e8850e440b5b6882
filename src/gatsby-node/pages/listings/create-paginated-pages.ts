import type { Actions } from 'gatsby'
import { paginatedPath, listingAddress } from '../../../routes'
import type { PlannedListing } from '../../../templates/listing/plan-listing'
import { listingVariables } from '../../../templates/listing/variables'
import type { PageContext } from '../../../templates/shared/page-context'

/** What a page after the first shares with it. */
interface FirstPage {
  readonly path: string
  readonly component: string
  readonly context: PageContext
  readonly slices: Record<string, string>
}

/**
 * Makes the pages of a list after the first, each at a path of the build's own. Rules show them at
 * their public addresses (`src/serving/redirects-file.ts`).
 *
 * @param taken the addresses of all pages that are entries
 * @throws when an entry is at the path of such a page
 */
export function createPaginatedPages(
  createPage: Actions['createPage'],
  { path, component, context, slices }: FirstPage,
  { section, pages }: PlannedListing,
  taken: ReadonlySet<string>,
): void {
  for (const listing of pages.slice(1)) {
    const paginated = paginatedPath(path, listing.page)
    const address = listingAddress(path, listing.page)
    if (taken.has(paginated)) {
      throw new Error(
        `${paginated} is the page of an entry, and page ${listing.page} of the list of "${section}" has to be there. Change the slug of the entry.`,
      )
    }
    createPage({
      path: paginated,
      component,
      context: {
        ...context,
        // What editors composed stands on the first page only.
        ...{ products: [], categories: [], entries: [] },
        ...listingVariables(listing),
        i18n: { ...context.i18n, originalPath: address, path: address },
      },
      slices,
    })
  }
}
