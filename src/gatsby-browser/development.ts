import { components } from '$virtual/async-requires'
import { WORLDWIDE_NOT_FOUND, type GatsbyLoader } from './loader'

/** Gatsby's loader in development, where another page is shown at addresses without one. */
interface DevelopmentLoader extends GatsbyLoader {
  isPageNotFound?: (address: string) => boolean
}

/** Path and query of the page in view. */
const currentAddress = () => window.location.pathname + window.location.search

/** The page that Gatsby shows at addresses without one, in development. */
const DEVELOPMENT_NOT_FOUND = '/dev-404-page'

/**
 * Makes Gatsby show what a build shows: of a list the page that the address names, the not-found page of the site where
 * there is no page, and a draft where there is none but that. In development it takes what it shows from the loader by the
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
 * Makes `gatsby develop` do what a build does in the browser (docs/gatsby.md, development): templates are found by
 * `window.asyncRequires`, an address without a page shows the not-found page of its site, and the first page comes
 * from the loader that all others come from. To be called when that has been changed.
 */
export async function actAsBuild(loader: DevelopmentLoader): Promise<void> {
  window.asyncRequires = { components }
  showPageOfAddress(loader)
  await loader.loadPage(currentAddress())
}
