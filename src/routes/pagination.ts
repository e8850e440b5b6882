import { decode, match, path as pathOf, siteOfPath } from './path'
import type { RouteName } from './table'

/** The routes whose page lists the entries of a section, spread over several pages. */
export const listingRoutes = [
  'news-and-events',
  'customer-stories',
  'innovation-stories',
  'services-articles',
  'services-webinar',
  'services-workshop',
  'bit-tenders-and-projects',
] as const satisfies readonly RouteName[]

export type ListingRoute = (typeof listingRoutes)[number]

/** Whether the page of a route is the first of a list. */
export const isListingRoute = (route: RouteName): route is ListingRoute =>
  listingRoutes.some((each) => each === route)

/** A whole number from 2 on, in its only spelling. */
const PAGE_NUMBER = /^(?:[2-9]|[1-9]\d+)$/

/** The public address of a page of a list: `/news-and-events?page=2`; the first has no number. */
export const listingUrl = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`

/**
 * The build's path of a page of a list after the first, because a file cannot have a query in its
 * name. It is not an address for visitors. The build writes rules that serve the page at its
 * {@link listingUrl}, and redirect requests for this path there.
 */
export const paginatedPath = (path: string, page: number): string => `${path}/page/${page}`

/** The public address of such a path, or `null` for any other path. */
export function urlOfPaginatedPath(paginated: string): string | null {
  const [, path = '', page = ''] = /^(.+)\/page\/(\d+)$/.exec(paginated) ?? []
  const found = match(path)
  return found && isListingRoute(found.route) && PAGE_NUMBER.test(page)
    ? listingUrl(path, Number(page))
    : null
}

/**
 * The path of an address in the form of pages: decoded, without query, fragment and trailing slash.
 * A path that cannot be decoded stays as it is; no page has one.
 */
export function pagePath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return (decode(path) ?? path).replace(/(.)\/$/, '$1')
}

/** The search page is one page, whatever its results and their pages. */
const isSearchPage = (path: string): boolean => path === pathOf('search', siteOfPath(path))

/**
 * The build's path of the page for an address (`/news-and-events?page=2`), or `null` if it asks for
 * no page after the first. If there are several numbers the last counts, as on Netlify. It does not
 * check that the page exists, so that visitors need not load the route table.
 */
export function paginatedPathOf(address: string): string | null {
  const [, search = ''] = address.split('#')[0]?.split('?') ?? []
  const path = pagePath(address)
  const page = new URLSearchParams(search).getAll('page').at(-1)
  if (isSearchPage(path)) return null
  return page !== undefined && PAGE_NUMBER.test(page) ? paginatedPath(path, Number(page)) : null
}
