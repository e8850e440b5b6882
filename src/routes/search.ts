import type { SearchResult } from '../contract'
import type { SiteHandle } from '../sites'
import { path, pathFor } from './path'
import { referencePath } from './reference'
import { routeShowing } from './sections'

/** A visitor's request to the search; the address of the search page has the same fields. */
export interface SearchRequest {
  readonly query: string
  /** Only results of this section; empty for all. */
  readonly section: string
  /** Counted from 1. */
  readonly page: number
}

/** The search function refuses longer queries (docs/search.md). */
export const MAX_QUERY_LENGTH = 200
const PAGE_NUMBER = /^(?:[1-9]\d{0,2}|1000)$/
const SECTION = /^[\w-]{1,64}$/

/**
 * A visitor's input as a query: single blanks, no blanks around it, and at most the allowed length.
 * A text that was pasted by mistake is cut there.
 */
export const cleanQuery = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    // Half of a character that was cut in two.
    .replace(/[\uD800-\uDBFF]$/, '')

/** The search request in an address; an invalid value counts as missing. */
export function searchRequest(parameters: Pick<URLSearchParams, 'get'>): SearchRequest {
  const page = parameters.get('page') ?? ''
  const section = parameters.get('section') ?? ''
  return {
    query: cleanQuery(parameters.get('query') ?? ''),
    section: SECTION.test(section) ? section : '',
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  }
}

/** The parameters of a request, without default values. */
export function searchParameters({ query, section, page }: SearchRequest): URLSearchParams {
  const parameters = new URLSearchParams({ query })
  if (section !== '') parameters.set('section', section)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}

/** The address of the search page with results: `/it_eu/ricerca?query=filo&page=2`. */
export function searchUrl(
  site: SiteHandle,
  { query, section = '', page = 1 }: Partial<SearchRequest>,
): string {
  const parameters = searchParameters({ query: query ?? '', section, page })
  return query ? `${path('search', site)}?${parameters}` : path('search', site)
}

/**
 * The target of the search page's form without a script. `/api/search-page/it_eu?query=filo` is
 * that page with its results (src/functions/search-page).
 */
export function searchFormUrl(
  site: SiteHandle,
  { query, section = '', page = 1 }: Partial<SearchRequest> = {},
): string {
  const form = `/api/search-page/${site}`
  return query ? `${form}?${searchParameters({ query, section, page })}` : form
}

/** A result as a visitor sees it. */
export interface FoundPage {
  readonly title: string
  readonly href: string
  /** Whether it is a document, which opens in a tab of its own. */
  readonly isDocument: boolean
}

/**
 * The page of a result, with its anchor; a job or a project is on the page that lists all of them.
 */
function pageOf({ section, slug, anchor }: SearchResult, site: SiteHandle): string | null {
  const own = referencePath({ section, slug }, site)
  const shared = own === null ? routeShowing(section) : null
  const address = shared ? pathFor(shared, site, {}) : own
  const part = anchor ?? (shared && slug)
  return address && part ? `${address}#${encodeURIComponent(part)}` : address
}

/**
 * The title of a result, and its link (requirements 2.4). A press release with a document links to
 * the document; the site offers its address already. A result with a single version links to that
 * version. `null` when no route can hold its page.
 */
export function foundPage(result: SearchResult, site: SiteHandle): FoundPage | null {
  const { title, type, document, versions } = result
  if (type === 'pressRelease' && document) {
    return { title, href: document.url, isDocument: true }
  }
  const href = pageOf(result, site)
  if (href === null) return null
  const [version, ...others] = versions
  if (!version || others.length > 0) return { title, href, isDocument: false }
  const [page = '', part] = href.split('#')
  const query = `?version=${encodeURIComponent(version.code)}`
  return {
    title: version.title,
    href: part === undefined ? page + query : `${page}${query}#${part}`,
    isDocument: false,
  }
}
