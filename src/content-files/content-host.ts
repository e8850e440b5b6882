import { contentFile, parseUrl, slug, webAddress } from '../contract'
import { feedPath, isOfferedFile, match, offeredHref, siteOfPath } from '../routes'
import { siteHandles, type SiteHandle } from '../sites'

/** The target of an address in content, and the address of a link to it. */
export type Target =
  /** A page of this website, whether or not it exists. */
  | {
      readonly kind: 'page'
      readonly href: string
      readonly path: string
      readonly site: SiteHandle
    }
  /** Something else of this website: a feed, an answer of a function. */
  | { readonly kind: 'own'; readonly href: string }
  /**
   * A file of the content service's own host, which the website offers; `path` is its path on that
   * host.
   */
  | { readonly kind: 'file'; readonly href: string; readonly path: string }
  /** Another website, mail, a telephone, or no address at all. */
  | { readonly kind: 'elsewhere'; readonly href: string }

/** A placeholder for the website in `URL`. */
const SITE = 'https://site.invalid'

/** Feeds, sitemaps, functions and short links of the website. */
const isOwn = (pathname: string): boolean =>
  match(pathname)?.route === 'discover' ||
  /^\/(?:api\/|\.netlify\/|sitemap\.xml$)/.test(pathname) ||
  siteHandles.some((site) => pathname === feedPath(site))

/**
 * Whether a route has such addresses. `/services/training.pdf` has the form of one, but no slug has
 * a dot.
 */
function isPage(pathname: string): boolean {
  const found = match(pathname)
  if (!found) return false
  const { route, params } = found
  return (
    route !== 'discover' && Object.values(params).every((value) => slug.safeParse(value).success)
  )
}

/** An address as a path of the content service's host, or `null` for another host. */
function onHost(address: string, origin: string): URL | null {
  const { kind, href = '' } = webAddress(address) ?? {}
  if (kind === 'path') return parseUrl(href, SITE)
  if (kind !== 'https' && kind !== 'http') return null
  const url = parseUrl(href)
  // Content may still say http although the service has had https for long.
  return url !== null && url.host === parseUrl(origin)?.host ? url : null
}

/**
 * The target of a link in content. Only this function tells pages of the website from files of the
 * content service's host. A path that matches a route is a page. A path with the extension of a
 * file is a file. Any other path is a page that does not exist. An absolute address on the content
 * service's host is the same as its path. If it is neither page nor file, it stays as it is.
 *
 * @param origin of the content service
 */
export function linkTarget(address: string, origin: string): Target {
  const url = onHost(address, origin)
  if (!url) return { kind: 'elsewhere', href: address }
  const { pathname, search, hash } = url
  const isPath = address.startsWith('/')
  const href = isPath ? address : pathname + search + hash
  if (isOfferedFile(pathname)) {
    return { kind: 'file', href, path: pathname.slice(offeredHref('').length) }
  }
  if (!isPage(pathname)) {
    if (isOwn(pathname))
      return isPath ? { kind: 'own', href } : { kind: 'elsewhere', href: address }
    const file = contentFile(pathname)
    if (file?.extension) {
      return { kind: 'file', href: offeredHref(file.path) + hash, path: file.path }
    }
    if (!isPath) return { kind: 'elsewhere', href: address }
  }
  // The website sends `/products/` to `/products`.
  const path = pathname.replace(/(?<=.)\/$/, '')
  return { kind: 'page', href, path, site: siteOfPath(path) }
}

/**
 * The target of a document. Content calls it a document, so it is a file, even with the path of a page.
 *
 * @param origin of the content service
 */
export function documentTarget(address: string, origin: string): Target {
  const url = onHost(address, origin)
  if (url && isOfferedFile(url.pathname)) return linkTarget(address, origin)
  const file = url && contentFile(url.pathname)
  return file
    ? { kind: 'file', href: offeredHref(file.path) + url.hash, path: file.path }
    : { kind: 'elsewhere', href: address }
}
