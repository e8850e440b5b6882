import { pagePath, paginatedPathOf } from '../routes'
import { WORLDWIDE_NOT_FOUND, withPath, type LoadedPage, type PageLoader } from './loader'

const isMissing = (loaded: LoadedPage | undefined) =>
  !loaded?.page || loaded.page.path === WORLDWIDE_NOT_FOUND

/**
 * Pagination in the browser (docs/gatsby.md, pagination). Gatsby's loader does not look at the query
 * of an address, but the pages of a list differ by it (`/news-and-events?page=2`): the server's rules
 * serve them at such addresses, and here the loader takes their data from where the build keeps them.
 * A page is handed out under the list's own path, by which Gatsby's router compares it with the
 * address. An address with a number that the list does not have shows its first page, as on the
 * server.
 */
export function loadPaginatedPages(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader

  loader.loadPage = async (address) => {
    const kept = paginatedPathOf(address)
    const found = kept === null ? undefined : await loadPage(kept)
    return isMissing(found) ? loadPage(address) : withPath(found, pagePath(address))
  }
  loader.loadPageSync = (address, options) => {
    const kept = paginatedPathOf(address)
    const found = kept === null ? undefined : loadPageSync(kept, options)
    return isMissing(found) ? loadPageSync(address, options) : withPath(found, pagePath(address))
  }
}
