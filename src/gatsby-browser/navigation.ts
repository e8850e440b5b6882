import { messagesOf, siteOfTag, localeVariantOf } from '../sites'
import { countReload } from '../ui/lazy/chunk-failure'
import { leavePage } from '../ui/unsent-input'
import { connected } from './connection'
import { withFragment } from './links'
import type { LoadedPage } from './loader'
import { showProgress } from './progress-bar'

/** The part of Gatsby's loader that handles every step to another page. */
export interface NavigationLoader<Page> {
  loadPage: (address: string) => Promise<Page | undefined>
  loadPageSync: (address: string, options?: object) => Page | undefined
}

declare global {
  interface Window {
    /** Gatsby's name for the version of the site's code that this page came with. */
    ___webpackCompilationHash?: string
  }
}

const never = new Promise<never>(() => undefined)

/** Whether the present code can show a page: the page is loaded, and has the same version. */
const fits = (loaded: LoadedPage | undefined): boolean =>
  // While developing there are no versions.
  process.env.NODE_ENV === 'production'
    ? loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash
    : Boolean(loaded?.page)

/** Opens a page with the code of its own version. A reload after that would bring nothing new. */
function hardNavigate(address: string): Promise<never> {
  const { location } = window
  countReload()
  leavePage(() => {
    // After a step back the address is there already.
    if (location.pathname + location.search === address) location.reload()
    else location.assign(withFragment(address))
  })
  return never
}

const label = () => {
  const site = siteOfTag(document.documentElement.lang)
  return (site && messagesOf(localeVariantOf(site))?.chrome.pageLoading) ?? ''
}

/**
 * Handles navigation from page to page, and shows a progress bar while a page loads. Pages do not
 * fade into each other: a phone would show nothing for 0.2 s, until the browser has captured the
 * old page.
 *
 * If two steps are under way at once, the later one counts, as without a script. Gatsby would go to
 * the page that loads last.
 *
 * A page that is not loaded yet waits for a connection. The present code cannot show a page of a
 * new version of the site. The browser opens such a page with a full load, before new data meet old
 * code. The address keeps its query and its fragment, which Gatsby would leave out.
 */
export function installNavigation<Page extends LoadedPage>(loader: NavigationLoader<Page>): void {
  const { loadPage, loadPageSync } = loader
  /** The address that a link leads to. */
  let wanted: string | null = null
  /** The browser's address when the link was pressed. */
  let left = ''
  let steps = 0

  /**
   * Gives a page only if the visitor still wants it. Otherwise it never settles, because the
   * visitor has moved on.
   */
  const ifLast = async (address: string, loading: Promise<Page | undefined>) => {
    const step = ++steps
    const page = await loading
    if (step !== steps) return never
    return fits(page) ? page : hardNavigate(address)
  }

  loader.loadPage = (address) => {
    const load = () => loadPage(address).catch(() => undefined)
    wanted = address
    left = window.location.href
    if (!navigator.onLine && !loadPageSync(address)) {
      return ifLast(address, connected().then(load))
    }
    const loading = load()
    showProgress(loading, label)
    return ifLast(address, loading)
  }

  loader.loadPageSync = (address, options) => {
    // In development Gatsby reads the page in view whenever another one has been loaded.
    if (window.location.href === left) return loadPageSync(address, options)
    // The visitor has gone back or forward while a page was loading.
    if (wanted !== null && wanted !== address) steps++
    wanted = null
    return loadPageSync(address, options)
  }
}
