import { pagePath, paginatedPathOf } from '../routes'
import { WORLDWIDE_NOT_FOUND, withPath, type LoadedPage, type PageLoader } from './loader'

const isMissing = (loaded: LoadedPage | undefined) =>
  !loaded?.page || loaded.page.path === WORLDWIDE_NOT_FOUND

/**
 * Pagination in the browser (docs/gatsby.md, loader). Gatsby's loader ignores the query of an
 * address, but the pages of a list differ by it (`/news-and-events?page=2`). The server's rules
 * serve them at such addresses. Here the loader takes their data from the build's own path. It
 * hands out a page under the list's path, because Gatsby's router compares that path with the
 * address. A number that the list does not have shows its first page, as on the server.
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
