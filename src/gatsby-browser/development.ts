import { components } from '$virtual/async-requires'
import { currentAddress, EditedPage } from './edited-page'
import { EDITS } from './edits-address'
import { WORLDWIDE_NOT_FOUND, type GatsbyLoader } from './loader'

/** Gatsby's loader in development, where another page is shown at addresses without one. */
interface DevelopmentLoader extends GatsbyLoader {
  isPageNotFound?: (address: string) => boolean
}

/** The page that Gatsby shows at addresses without one, in development. */
const DEVELOPMENT_NOT_FOUND = '/dev-404-page'

/**
 * Makes Gatsby show what a build shows: of a list the page that the address names, the not-found page of the site where
 * there is no page, and a draft where there is none but that. In development it takes what it shows from the loader by the
 * page's own path.
 *
 * @param edited stands over the page in view, where it is shown as everyone sees it
 */
function showPageOfAddress(loader: DevelopmentLoader, edited: EditedPage | undefined): void {
  const { loadPageSync } = loader
  const isShown = (path: string) =>
    [window.location.pathname, WORLDWIDE_NOT_FOUND, DEVELOPMENT_NOT_FOUND].includes(path)
  loader.isPageNotFound = (address) => {
    const page = loadPageSync(address)?.page
    return page === undefined || page.path === WORLDWIDE_NOT_FOUND
  }
  loader.loadPageSync = (address, options) => {
    if (!isShown(address)) return loadPageSync(address, options)
    const page = loadPageSync(currentAddress(), options)
    return edited ? edited.over(page) : page
  }
}

/** For so long a look at the content serves whoever asks (`src/preview/kept-content.ts`), in milliseconds. */
const LOOK_MS = 500

/**
 * Asks for the page in view when content was edited; once more for when the first question had the look of before. A tab
 * that nobody looks at listens to nothing: browsers have six connections to a server for all of them.
 */
function followEdits(askAgain: () => void): void {
  let events: EventSource | undefined
  const listen = () => {
    events?.close()
    if (document.visibilityState !== 'visible') return
    events = new EventSource(EDITS)
    events.addEventListener('message', () => {
      askAgain()
      setTimeout(askAgain, LOOK_MS)
    })
  }
  listen()
  document.addEventListener('visibilitychange', () => {
    listen()
    if (document.visibilityState === 'visible') askAgain()
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
  const edited = askAgain ? undefined : new EditedPage()
  showPageOfAddress(loader, edited)
  await loader.loadPage(currentAddress())
  followEdits(askAgain ?? (() => void edited?.ask()))
}
