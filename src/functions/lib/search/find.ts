import type { Deadline } from '../../../content-client'
import { documentTarget } from '../../../content-files'
import type { Pagination, SearchAnswer, SearchResult } from '../../../contract'
import { contentOrigin, serviceClient } from '../content-service'
import type { SearchParameters } from './search-parameters'

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
  document: document && { url: documentTarget(document.url, contentOrigin()).href },
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
 * @throws {ContentClientError} when the service fails, is late or refuses the token
 */
export async function find(
  wish: SearchParameters,
  { token, deadline }: { readonly token: string | undefined; readonly deadline: Deadline },
): Promise<SearchAnswer> {
  const { site, query, page, section } = wish
  const variable = 'CONTENT_API_URL'
  const client = serviceClient({ variable, token, deadline, maxBytes: MAX_BYTES })
  const { data } = await client.get('search', { site }, { query, page, section })
  return ownAnswer(data, wish)
}
