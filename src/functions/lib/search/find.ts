import type { Deadline } from '../../../content-client'
import { documentTarget } from '../../../content-files'
import type { Pagination, SearchAnswer, SearchResult } from '../../../contract'
import { contentOrigin, serviceClient } from '../content-service'
import type { SearchParameters } from './search-parameters'

/** Far above a page of results; protects the function's memory from a broken service. */
const MAX_BYTES = 1_000_000

/** The site's own URL of another page of the same results. */
const pageHref = ({ site, query, section }: SearchParameters, page: number): string =>
  `/api/search?${new URLSearchParams({ site, query, ...(section && { section }), page: String(page) })}`

/**
 * A result as the site shows it. Its document has the site's own URL. It has no picture, because
 * only the build makes the site's pictures, and visitors never load the service's own.
 */
const ownResult = ({ document, ...result }: SearchResult): SearchResult => ({
  ...result,
  image: null,
  document: document && { url: documentTarget(document.url, contentOrigin()).href },
})

/** The URLs of the neighbouring pages, in place of the service's own. */
const linksOf = (wish: SearchParameters, { current_page, total_pages }: Pagination) => ({
  next: current_page < total_pages ? pageHref(wish, current_page + 1) : null,
  previous:
    current_page > 1 && current_page <= total_pages ? pageHref(wish, current_page - 1) : null,
})

/** The results of a service, best first, with the site's own URLs. */
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
