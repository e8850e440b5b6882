import { answer, type Caching } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { PREVIEW_TOKEN_HEADER, previewTokenOf } from '../lib/preview-token'
import { find, SEARCH_TIMEOUT_MS } from '../lib/search/find'
import { SEARCH_PARAMETERS, searchParametersOf } from '../lib/search/search-parameters'

/** What is found for nothing, without asking the content service. */
const NOTHING = { data: [], meta: {} }

const SHARED: Caching = {
  kind: 'shared',
  varyBy: SEARCH_PARAMETERS,
  // So that who holds a token is not given what the edge keeps for everyone.
  varyByHeader: PREVIEW_TOKEN_HEADER,
  tags: ['search'],
}

/**
 * `/api/search?site=&query=&page=&section=`: what the content service finds in a site (requirements 7).
 * Answers the contract's `searchAnswer`, best first; with the header `x-preview-token` drafts, too. 400
 * for wrong parameters, 403 for a wrong token, 502 and 504 when the service fails or is late.
 *
 * @param timeoutMs for tests
 */
export const searchFunction = (timeoutMs: number) =>
  endpoint(async (url, request) => {
    const wish = searchParametersOf(url)
    const token = previewTokenOf(request)
    const { data, meta } = wish.query === '' ? NOTHING : await find(wish, token, timeoutMs)
    return answer(200, { data, meta: meta ?? {} }, token === undefined ? SHARED : { kind: 'none' })
  })

export default searchFunction(SEARCH_TIMEOUT_MS)
