import { paginatedPath, listingUrl } from '../../routes'
import type { PlannedListing } from '../../templates/listing/plan-listing'
import { listingVariables } from '../../templates/listing/variables'
import type { PageContext } from '../../templates/shared/page-context'

/** The fields that differ between the pages of a list. */
interface ListPage {
  readonly path: string
  readonly context: PageContext
}

/**
 * The pages of a list after the first, each at an internal path of the build. Rules show them at
 * their public addresses (`src/serving/redirects-file.ts`).
 *
 * @param first the list's first page, with all data that the pages share
 */
export const paginatedPages = <Page extends ListPage>(
  first: Page,
  { pages }: PlannedListing,
): Page[] =>
  pages.slice(1).map((listing) => {
    const address = listingUrl(first.path, listing.page)
    return {
      ...first,
      path: paginatedPath(first.path, listing.page),
      context: {
        ...first.context,
        // The blocks that editors composed are on the first page only.
        ...{ products: [], categories: [], entries: [] },
        ...listingVariables(listing),
        i18n: { ...first.context.i18n, originalPath: address, path: address },
      },
    }
  })

/**
 * Makes the {@link paginatedPages} of a list.
 *
 * @param taken the addresses of all pages that are entries
 * @throws when an entry is at the path of such a page
 */
export function createPaginatedPages<Page extends ListPage>(
  createPage: (page: Page) => void,
  first: Page,
  listing: PlannedListing,
  taken: ReadonlySet<string>,
): void {
  for (const page of paginatedPages(first, listing)) {
    if (taken.has(page.path)) {
      throw new Error(
        `${page.path} is the page of an entry, and a page of the list of "${listing.section}" has to be there. Change the slug of the entry.`,
      )
    }
    createPage(page)
  }
}
