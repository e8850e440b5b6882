import { isSiteHandle, sites, WORLDWIDE } from '../sites'
import { WORLDWIDE_NOT_FOUND, withPath, type LoadedPage, type PageLoader } from './loader'

/** The attribute of `<html>` that marks an error page and names it, whatever the address. */
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

/** Whether a page replaces others: `/de_eu/404`, `/404.html`, `/503`. */
export const isErrorPage = (path: string): boolean => /\/(?:404|503)(?:\.html)?$/.test(path)

/** The not-found page of the site that an address belongs to. */
export function notFoundFor(address: string): string {
  const [, first = ''] = address.split(/[/?#]/)
  return isSiteHandle(first) && first !== WORLDWIDE
    ? `${sites[first].prefix}/404`
    : WORLDWIDE_NOT_FOUND
}

/**
 * The error pages of each site in the browser (docs/gatsby.md, loader). Gatsby knows one
 * not-found page for a whole website, and would show it in place of the server's error page. This
 * makes its loader take the not-found page of the address' own site. The page gets the path that
 * Gatsby's router shows at any address.
 *
 * @param sent stays, although its address may have another page in the browser
 */
export function loadSiteErrorPages(loader: PageLoader, sent: SentErrorPage | null): void {
  const { loadPage, loadPageSync } = loader
  const isFallback = (page: LoadedPage | undefined) => page?.page?.path === WORLDWIDE_NOT_FOUND
  const asError = (page: LoadedPage | undefined) => withPath(page, WORLDWIDE_NOT_FOUND)
  const sentFor = (address: string) => (address === sent?.address ? sent.path : null)

  loader.loadPage = async (address) => {
    const error = sentFor(address)
    if (error !== null) return asError(await loadPage(error))
    const page = await loadPage(address)
    return isFallback(page) ? asError(await loadPage(notFoundFor(address))) : page
  }
  loader.loadPageSync = (address, options) => {
    const error = sentFor(address)
    if (error !== null) return asError(loadPageSync(error, options))
    const page = loadPageSync(address, options)
    return isFallback(page) ? (asError(loadPageSync(notFoundFor(address), options)) ?? page) : page
  }
}
