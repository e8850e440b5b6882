import { components } from '$virtual/async-requires'
import { WORLDWIDE_NOT_FOUND, type GatsbyLoader } from './loader'

/** Gatsby's loader in development. Gatsby shows another page for addresses without one there. */
interface DevelopmentLoader extends GatsbyLoader {
  isPageNotFound?: (address: string) => boolean
}

/** Path and query of the page in view. */
const currentAddress = () => window.location.pathname + window.location.search

/** The page that Gatsby shows at addresses without one, in development. */
const DEVELOPMENT_NOT_FOUND = '/dev-404-page'

/**
 * Makes Gatsby show the same pages as a build. For an address of a list it shows the page that the
 * query names. For an address without a page it shows the site's not-found page. It shows a draft
 * where there is no published page. In development Gatsby takes the page from the loader by the
 * page's own path.
 */
function showPageOfAddress(loader: DevelopmentLoader): void {
  const { loadPageSync } = loader
  const isShown = (path: string) =>
    [window.location.pathname, WORLDWIDE_NOT_FOUND, DEVELOPMENT_NOT_FOUND].includes(path)
  loader.isPageNotFound = (address) => {
    const page = loadPageSync(address)?.page
    return page === undefined || page.path === WORLDWIDE_NOT_FOUND
  }
  loader.loadPageSync = (address, options) => {
    if (!isShown(address)) return loadPageSync(address, options)
    return loadPageSync(currentAddress(), options)
  }
}

/**
 * Makes `gatsby develop` behave like a build in the browser (docs/gatsby.md, loader).
 * Templates are found by `window.asyncRequires`. An address without a page shows its site's
 * not-found page. The first page comes from the loader, like all others. To be called once the
 * loader has been changed.
 */
export async function matchProductionRouting(loader: DevelopmentLoader): Promise<void> {
  window.asyncRequires = { components }
  showPageOfAddress(loader)
  await loader.loadPage(currentAddress())
}
