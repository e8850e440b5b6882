import { components } from '$virtual/async-requires'
import { WORLDWIDE_NOT_FOUND, type GatsbyLoader } from './loader'

/** Gatsby's loader in development, where another page is shown at addresses without one. */
interface DevelopmentLoader extends GatsbyLoader {
  isPageNotFound?: (address: string) => boolean
}

/** The page that Gatsby shows at addresses without one, in development. */
const DEVELOPMENT_NOT_FOUND = '/dev-404-page'

const currentAddress = () => window.location.pathname + window.location.search

/** Makes Gatsby show what a build shows at an address without a page, and drafts where there is none but those. */
function showOwnNotFound(loader: DevelopmentLoader): void {
  const { loadPageSync } = loader
  loader.isPageNotFound = (address) => {
    const page = loadPageSync(address)?.page
    return page === undefined || page.path === WORLDWIDE_NOT_FOUND
  }
  loader.loadPageSync = (address, options) =>
    loadPageSync(address === DEVELOPMENT_NOT_FOUND ? currentAddress() : address, options)
}

/** Says that content was edited (`scripts/server/development.ts`). */
const EDITS = '/__edits'
/** For so long the function's look at the drafts serves whoever asks (`src/preview/kept-content.ts`), in milliseconds. */
const LOOK_MS = 1000

/** Asks for the draft in view when content was edited; once more for when the first question had the look of before. */
function followEdits(askAgain: () => void): void {
  new EventSource(EDITS).addEventListener('message', () => {
    askAgain()
    setTimeout(askAgain, LOOK_MS)
  })
}

/**
 * Makes `gatsby develop` do what a build does in the browser (docs/gatsby.md, development): templates are found by
 * `window.asyncRequires`, an address without a page shows the not-found page of its site, and the first page comes
 * from the loader that all others come from. To be called when that has been changed.
 *
 * @param askAgain asks for the draft in view, in a preview
 */
export async function actAsBuild(
  loader: DevelopmentLoader,
  askAgain: (() => void) | undefined,
): Promise<void> {
  window.asyncRequires = { components }
  showOwnNotFound(loader)
  await loader.loadPage(currentAddress())
  if (askAgain) followEdits(askAgain)
}
