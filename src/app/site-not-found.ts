import { isSiteHandle, sites, WORLDWIDE } from '../sites'

/** What Gatsby's loader knows of a page, as far as it matters here. */
interface LoadedPage {
  readonly page?: { readonly path?: string }
}

/** The part of Gatsby's loader that finds a page for an address. */
export interface PageLoader {
  loadPage: (address: string) => Promise<LoadedPage | undefined>
  loadPageSync: (address: string, options?: object) => LoadedPage | undefined
}

declare global {
  interface Window {
    ___loader: PageLoader & {
      /** Fetches ahead what a page needs, if the line is good for it. */
      readonly enqueue: (address: string) => void
    }
  }
}

/** The address of the page that Gatsby's loader shows for what it does not find. */
export const WORLDWIDE_NOT_FOUND = '/404.html'

/** The not-found page of the site that an address belongs to. */
function notFoundFor(address: string): string {
  const [, first = ''] = address.split(/[/?#]/)
  return isSiteHandle(first) && first !== WORLDWIDE
    ? `${sites[first].prefix}/404`
    : WORLDWIDE_NOT_FOUND
}

/**
 * Gatsby knows one not-found page for a whole website and would show it, in the browser, in place of
 * the one that the server sent. Makes its loader take the not-found page of the address' own site,
 * under the path by which Gatsby's router shows a page at any address.
 */
export function showSiteNotFoundPages(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader
  const isFallback = (page: LoadedPage | undefined) => page?.page?.path === WORLDWIDE_NOT_FOUND

  // Gatsby compares what it is given by identity, so each page has one disguise.
  const disguises = new WeakMap<LoadedPage, LoadedPage>()
  const disguise = (page: LoadedPage | undefined): LoadedPage | undefined => {
    if (!page?.page) return page
    const known = disguises.get(page)
    if (known) return known
    const made = { ...page, page: { ...page.page, path: WORLDWIDE_NOT_FOUND } }
    disguises.set(page, made)
    return made
  }

  loader.loadPage = async (address) => {
    const page = await loadPage(address)
    return isFallback(page) ? disguise(await loadPage(notFoundFor(address))) : page
  }
  loader.loadPageSync = (address, options) => {
    const page = loadPageSync(address, options)
    return isFallback(page) ? (disguise(loadPageSync(notFoundFor(address), options)) ?? page) : page
  }
}
