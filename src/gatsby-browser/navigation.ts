import { languageOf, messagesOf } from '../sites'
import { showProgress } from './progress-bar'

/** The part of Gatsby's loader through which every step to another page goes. */
export interface NavigationLoader<Page> {
  loadPage: (address: string) => Promise<Page | undefined>
  loadPageSync: (address: string, options?: object) => Page | undefined
}

const pathOf = (address: string) => address.split(/[?#]/)[0]

const label = () => {
  const language = languageOf(document.documentElement.lang)
  return (language && messagesOf(language)?.chrome.pageLoading) ?? ''
}

const welcomesTransition = () =>
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The same page, handed out while the browser holds a picture of the old one, to fade from. */
const inTransition = <Page>(page: Promise<Page>): Promise<Page> =>
  new Promise((resolve, reject) => {
    const { ready } = document.startViewTransition(async () => {
      await page.then(resolve, reject)
      // The page is rendered in the microtasks that follow; the browser paints no frame before that.
      await new Promise((rendered) => setTimeout(rendered))
    })
    // The browser may leave the fade out, for a hidden window for example. The page comes anyway.
    ready.catch(() => undefined)
  })

/**
 * Follows the visitor from page to page: a progress bar while a page loads, and a cross-fade where
 * the browser has it and motion is welcome.
 *
 * Gatsby renders a page that its loader has at once, but keeps the old page on the screen while it has
 * to wait. So the loader keeps a page that a link led to back for a moment, until the browser has
 * taken its picture of the old one. Going back is not held up: the browser restores the place there,
 * and phones have a movement of their own for it.
 *
 * Of two steps that are under way at once the later one counts, as without a script. Gatsby would go
 * wherever the slower page is.
 */
export function accompanyNavigation<Page extends { readonly page?: unknown }>(
  loader: NavigationLoader<Page>,
): void {
  const { loadPage, loadPageSync } = loader
  let shown = window.location.pathname
  /** The address that a link leads to. */
  let wanted: string | null = null
  let held: string | null = null
  let steps = 0

  /** A page for as long as the visitor wants it: it never comes when they have gone on meanwhile. */
  const ifLast = async <Result>(loading: Promise<Result>): Promise<Result> => {
    const step = ++steps
    const page = await loading
    return step === steps ? page : new Promise<never>(() => undefined)
  }

  loader.loadPage = (address) => {
    const loading = loadPage(address)
    if (held === address) {
      held = null
      return ifLast(inTransition(loading))
    }
    wanted = address
    showProgress(loading, label)
    return ifLast(loading)
  }

  loader.loadPageSync = (address, options) => {
    const page = loadPageSync(address, options)
    const holds = page?.page && wanted === address && pathOf(address) !== shown
    // The visitor has gone back, or on, while a page was on its way.
    if (wanted !== null && wanted !== address) steps++
    wanted = null
    shown = pathOf(address) ?? shown
    if (!holds || !welcomesTransition()) return page
    held = address
    return undefined
  }
}
