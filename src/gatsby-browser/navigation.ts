import { messagesOf, siteOfTag, wordingOf } from '../sites'
import { countReload } from '../ui/lazy/chunk-failure'
import { leavePage } from '../ui/unsent-input'
import { connected } from './connection'
import { withPlace } from './links'
import type { LoadedPage } from './loader'
import { showProgress } from './progress-bar'

/** The part of Gatsby's loader through which every step to another page goes. */
export interface NavigationLoader<Page> {
  loadPage: (address: string) => Promise<Page | undefined>
  loadPageSync: (address: string, options?: object) => Page | undefined
}

declare global {
  interface Window {
    /** What Gatsby names the version of the site's code by that this page came with. */
    ___webpackCompilationHash?: string
  }
}

const never = new Promise<never>(() => undefined)

/** Whether a page can be shown by the code that is here: it is there, and of the same version. */
const fits = (loaded: LoadedPage | undefined): boolean =>
  // While developing there are no versions.
  process.env.NODE_ENV === 'production'
    ? loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash
    : Boolean(loaded?.page)

/** Opens a page with the code that it was made with. A reload after that would bring nothing new. */
function openWhole(address: string): Promise<never> {
  const { location } = window
  countReload()
  leavePage(() => {
    // After a step back the address is there already.
    if (location.pathname + location.search === address) location.reload()
    else location.assign(withPlace(address))
  })
  return never
}

const label = () => {
  const site = siteOfTag(document.documentElement.lang)
  return (site && messagesOf(wordingOf(site))?.chrome.pageLoading) ?? ''
}

/**
 * Follows the visitor from page to page, with a progress bar while a page loads. Pages do not fade into each
 * other: until the browser has taken its picture of the old one, a phone shows nothing for 0.2 s.
 *
 * Of two steps that are under way at once the later one counts, as without a script. Gatsby would go
 * wherever the slower page is.
 *
 * A page that is not here waits for a connection. One that cannot be shown by the present code, because
 * a new version of the site has been published meanwhile, is opened as a whole page, with the query
 * and the place that Gatsby would leave out, and before data of the new version meets code of the old one.
 */
export function accompanyNavigation<Page extends LoadedPage>(loader: NavigationLoader<Page>): void {
  const { loadPage, loadPageSync } = loader
  /** The address that a link leads to. */
  let wanted: string | null = null
  let steps = 0

  /** A page for as long as the visitor wants it: it never comes when they have gone on meanwhile. */
  const ifLast = async (address: string, loading: Promise<Page | undefined>) => {
    const step = ++steps
    const page = await loading
    if (step !== steps) return never
    return fits(page) ? page : openWhole(address)
  }

  loader.loadPage = (address) => {
    const load = () => loadPage(address).catch(() => undefined)
    wanted = address
    if (!navigator.onLine && !loadPageSync(address)) {
      return ifLast(address, connected().then(load))
    }
    const loading = load()
    showProgress(loading, label)
    return ifLast(address, loading)
  }

  loader.loadPageSync = (address, options) => {
    // The visitor has gone back, or on, while a page was on its way.
    if (wanted !== null && wanted !== address) steps++
    wanted = null
    return loadPageSync(address, options)
  }
}
