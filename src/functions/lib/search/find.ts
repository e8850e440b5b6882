import { ContentClientError, createContentClient } from '../../../content-client'
import {
  documentHref,
  type Pagination,
  type SearchAnswer,
  type SearchResult,
} from '../../../contract'
import { Failure } from '../answer'
import { requiredVariable } from '../environment'
import type { SearchParameters } from './search-parameters'

/** Time-out of the content service's search, as of its other run-time calls. */
export const SEARCH_TIMEOUT_MS = 10_000
/** Far above a page of results; keeps a broken service from filling the function's memory. */
const MAX_BYTES = 1_000_000

/** Where the site itself offers another page of the same results. */
const pageHref = ({ site, query, section }: SearchParameters, page: number): string =>
  `/api/search?${new URLSearchParams({ site, query, ...(section && { section }), page: String(page) })}`

/**
 * A result as the site has it: its document under the site's own address, and without its picture,
 * because only the build makes the site's pictures and the service's own are no visitor's business.
 */
const ownResult = ({ document, ...result }: SearchResult): SearchResult => ({
  ...result,
  image: null,
  document: document && { url: documentHref(document.url) },
})

/** The addresses of the neighbouring pages, in place of the service's own. */
const linksOf = (wish: SearchParameters, { current_page, total_pages }: Pagination) => ({
  next: current_page < total_pages ? pageHref(wish, current_page + 1) : null,
  previous:
    current_page > 1 && current_page <= total_pages ? pageHref(wish, current_page - 1) : null,
})

/** What a service found, best first, with the site's own addresses. */
const ownAnswer = ({ data, meta }: SearchAnswer, wish: SearchParameters): SearchAnswer => ({
  data: data.map(ownResult).sort((a, b) => b.score - a.score),
  meta: meta && {
    ...meta,
    pagination: meta.pagination && { ...meta.pagination, links: linksOf(wish, meta.pagination) },
  },
})

/**
 * Asks the content service's search.
 *
 * @param token to find drafts, too
 * @param timeoutMs for tests
 * @throws {Failure} 403 when the service refuses the token
 * @throws {ContentClientError} when the service fails or is late
 */
export async function find(
  wish: SearchParameters,
  token: string | undefined,
  timeoutMs = SEARCH_TIMEOUT_MS,
): Promise<SearchAnswer> {
  const { site, query, page, section } = wish
  const client = createContentClient({
    baseUrl: requiredVariable('CONTENT_API_URL'),
    timeoutMs,
    retries: 0,
    concurrency: 1,
    maxBytes: MAX_BYTES,
    ...(token !== undefined && { token }),
  })
  try {
    const { data } = await client.get('search', { site }, { query, page, section })
    return ownAnswer(data, wish)
  } catch (error) {
    const { status } = error instanceof ContentClientError ? error : { status: null }
    if (token !== undefined && (status === 401 || status === 403))
      throw new Failure(403, 'The preview token is not valid.')
    throw error
  }
}
