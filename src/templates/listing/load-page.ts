import { isObject, valueAt } from '../../contract/is-object'
import type { ListingView, PageSource } from '../../features/listing'
import { pageData } from '../../gatsby-browser/loader'
import type { ContextOf } from '../shared/page-type'
import { listingView, type ListingPageData } from './listing-props'
import type { listingVariables } from './variables'

/** The data that Gatsby's loader keeps for a page of a list. */
interface LoadedListing {
  readonly json: {
    readonly data: ListingPageData
    readonly pageContext: ContextOf<typeof listingVariables>
  }
}

/** The page is this website's own, built from the query of this template. */
const isListing = (loaded: unknown): loaded is LoadedListing =>
  isObject(valueAt(loaded, ['json', 'data'])) &&
  isObject(valueAt(loaded, ['json', 'pageContext', 'listing']))

/** The list of a loaded page; `null` when it is the page of another path, such as an error page. */
function listingOf(loaded: unknown, address: string): ListingView | null {
  if (!isListing(loaded)) return null
  const { data, pageContext } = loaded.json
  const { site, i18n, listing } = pageContext
  return i18n.path === address ? listingView(data, site, listing) : null
}

/** Gatsby's loader as the source of a list's pages: it fetches each page once, as for a visit. */
export const gatsbyPages: PageSource = {
  known: (address) => listingOf(pageData().loadPageSync(address), address),
  load: async (address) => {
    const listing = listingOf(await pageData().loadPage(address), address)
    if (!listing) throw new Error(`The list has no page at ${address}.`)
    return listing
  },
}
