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

/** The attribute of `<html>` by which an error page says what it is, whatever the address in which it came. */
export const ERROR_PAGE = 'data-error-page'

/** The attributes of `<html>` of an error page. */
export const errorPage = (path: string): object => ({ [ERROR_PAGE]: path })

/** An error page that the server sent, and the address that it was sent for. */
export interface SentErrorPage {
  readonly path: string
  readonly address: string
}

/** The error page that the browser shows now, or `null` when it shows a page of its own address. */
export function sentErrorPage(): SentErrorPage | null {
  const path = document.documentElement.getAttribute(ERROR_PAGE)
  return path === null ? null : { path, address: window.location.pathname + window.location.search }
}

/** Whether a page is sent in place of others: `/de_eu/404`, `/404.html`, `/503`. */
export const isErrorPage = (path: string): boolean => /\/(?:404|503)(?:\.html)?$/.test(path)

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
 *
 * @param sent stays, although its address may have another page in the browser
 */
export function showSiteNotFoundPages(loader: PageLoader, sent: SentErrorPage | null): void {
  const { loadPage, loadPageSync } = loader
  const isFallback = (page: LoadedPage | undefined) => page?.page?.path === WORLDWIDE_NOT_FOUND

  // Gatsby compares what it is given by identity, so each page has one copy.
  const copies = new WeakMap<LoadedPage, LoadedPage>()
  const withPath = (page: LoadedPage | undefined): LoadedPage | undefined => {
    if (!page?.page) return page
    const known = copies.get(page)
    if (known) return known
    const made = { ...page, page: { ...page.page, path: WORLDWIDE_NOT_FOUND } }
    copies.set(page, made)
    return made
  }

  const sentFor = (address: string) => (address === sent?.address ? sent.path : null)

  loader.loadPage = async (address) => {
    const error = sentFor(address)
    if (error !== null) return withPath(await loadPage(error))
    const page = await loadPage(address)
    return isFallback(page) ? withPath(await loadPage(notFoundFor(address))) : page
  }
  loader.loadPageSync = (address, options) => {
    const error = sentFor(address)
    if (error !== null) return withPath(loadPageSync(error, options))
    const page = loadPageSync(address, options)
    return isFallback(page) ? (withPath(loadPageSync(notFoundFor(address), options)) ?? page) : page
  }
}
