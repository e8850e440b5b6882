import { jsonAnswer } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { find } from '../lib/search/find'
import { SEARCH_PARAMETERS, searchParametersOf } from '../lib/search/search-parameters'

/** The result of an empty query, without a request to the content service. */
const NOTHING = { data: [], meta: {} }

/**
 * `/api/search?site=&query=&page=&section=`: the content service's search results for a site
 * (requirements 7). Answers the contract's `searchAnswer`, best first; with the header
 * `x-preview-token` drafts, too. Answers 400 for wrong parameters, 403 for a wrong token. Answers
 * 502 and 504 when the service fails or is late.
 *
 * @param deadlineMs for tests
 */
export const searchFunction = (deadlineMs?: number) =>
  endpoint(
    { parameters: SEARCH_PARAMETERS, token: 'optional', keptAs: 'search', deadlineMs },
    async ({ parameters, ...call }) => {
      const wish = searchParametersOf(parameters)
      const { data, meta } = wish.query === '' ? NOTHING : await find(wish, call)
      return jsonAnswer(200, { data, meta: meta ?? {} })
    },
  )

export default searchFunction()
