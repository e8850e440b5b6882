import type { Actions } from 'gatsby'
import { furtherPagePath, listingAddress } from '../../routes'
import type { PageContext } from '../../templates/page-context'
import type { PlannedListing } from './plan-listing'

/** What a further page shares with the first. */
interface FirstPage {
  readonly path: string
  readonly component: string
  readonly context: PageContext
  readonly slices: Record<string, string>
}

type Make = Pick<Actions, 'createPage' | 'createRedirect'>

/**
 * Makes the pages of a list after the first, each at a path of the build's own, and the rules by
 * which the server shows it at its public address (`?page=2`) and sends there who asks for that path.
 *
 * @param taken the addresses of all pages that are entries
 * @throws when an entry is at the path of a further page
 */
export function createFurtherPages(
  { createPage, createRedirect }: Make,
  { path, component, context, slices }: FirstPage,
  { section, pages }: PlannedListing,
  taken: ReadonlySet<string>,
): void {
  for (const listing of pages.slice(1)) {
    const kept = furtherPagePath(path, listing.page)
    const address = listingAddress(path, listing.page)
    if (taken.has(kept)) {
      throw new Error(
        `${kept} is the page of an entry, and page ${listing.page} of the list of "${section}" has to be there. Change the slug of the entry.`,
      )
    }
    createPage({
      path: kept,
      component,
      context: {
        ...context,
        // What editors composed stands on the first page only.
        ...{ products: [], categories: [], entries: [] },
        ids: listing.ids,
        listing,
        i18n: { ...context.i18n, originalPath: address, path: address },
      },
      slices,
    })
    createRedirect({ fromPath: address, toPath: `${kept}.html`, statusCode: 200, force: true })
  }
  if (pages.length < 2) return
  // One rule for all of them: Gatsby warns of a redirect at the very path of a page.
  const number = ':number'
  createRedirect({
    fromPath: `${path}/page/${number}`,
    toPath: `${path}?page=${number}`,
    statusCode: 301,
    force: true,
  })
}
