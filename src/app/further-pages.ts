import { paginatedPathOf } from '../routes'
import { WORLDWIDE_NOT_FOUND, type PageLoader } from './site-not-found'

/** What Gatsby's loader gives for an address. */
type Loaded = Awaited<ReturnType<PageLoader['loadPage']>>

/** The path of an address, without query and hash. */
const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''

const isMissing = (loaded: Loaded) => !loaded?.page || loaded.page.path === WORLDWIDE_NOT_FOUND

/**
 * Gatsby's loader does not look at the query of an address, but the further pages of a list differ
 * by it (`/news-and-events?page=2`): the server's rules serve them at such addresses, and here the
 * loader takes their data from where the build keeps them. A page is handed out under the list's own
 * path, by which Gatsby's router compares it with the address. An address with a number that the
 * list does not have shows its first page, as on the server.
 */
export function showFurtherPages(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader

  // Gatsby compares what it is given by identity, so each page has one copy.
  const copies = new WeakMap<object, Loaded>()
  const withPath = (loaded: Loaded, path: string): Loaded => {
    if (!loaded?.page) return loaded
    const made = copies.get(loaded) ?? { ...loaded, page: { ...loaded.page, path } }
    copies.set(loaded, made)
    return made
  }

  loader.loadPage = async (address) => {
    const kept = paginatedPathOf(address)
    const further = kept === null ? undefined : await loadPage(kept)
    return isMissing(further) ? loadPage(address) : withPath(further, pathOf(address))
  }
  loader.loadPageSync = (address, options) => {
    const kept = paginatedPathOf(address)
    const further = kept === null ? undefined : loadPageSync(kept, options)
    return isMissing(further) ? loadPageSync(address, options) : withPath(further, pathOf(address))
  }
}
