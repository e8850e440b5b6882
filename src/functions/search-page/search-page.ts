import { path, searchRequest, type SearchRequest } from '../../routes'
import { isSiteHandle, type SiteHandle } from '../../sites'
import { Failure, pageAnswer, redirectAnswer } from '../lib/answer'
import { shareOf } from '../lib/deadline'
import { type Call, endpoint, failureOf } from '../lib/endpoint'
import { logError } from '../lib/log'
import { ownPage } from '../lib/own-page'
import { pathAfter } from '../lib/query'
import { find } from '../lib/search/find'
import { fillPage } from './fill-page'
import { failed, results } from './results'
import { textsOf } from './texts'

/** The share of the time for the search: some must remain for a page that says it is late. */
const SHARE = 0.9

/** The results part of the page, with the status. */
interface Shown {
  readonly status: number
  /** HTML. */
  readonly found: string
}

async function search(site: SiteHandle, request: SearchRequest, call: Call): Promise<Shown> {
  const asked = { site, request, texts: await textsOf(site) }
  const { query, page, section } = request
  const { token, deadline } = call
  try {
    const wish = { site, query, page, section: section || undefined }
    const answer = await find(wish, { token, deadline: shareOf(deadline, SHARE) })
    return { status: 200, found: results(asked, answer) }
  } catch (error) {
    logError(error)
    return { status: failureOf(error, token !== undefined).status, found: failed(asked) }
  }
}

/**
 * `/api/search-page/{site}?query=&page=&section=`: a site's search page with its results, for
 * visitors without a script; the page's form leads here. Invalid parameters are ignored, as on the
 * page itself. Without a query it redirects to the page; 404 for an unknown site. If the service
 * fails or is late, the page says so, with 502 or 504.
 *
 * @param deadlineMs for tests
 */
export const searchPageFunction = (deadlineMs?: number) =>
  endpoint(
    {
      parameters: ['query', 'page', 'section'],
      otherParameters: 'ignore',
      token: 'optional',
      keptAs: 'search-page',
      deadlineMs,
    },
    async (call) => {
      const site = pathAfter('search-page', call.url)
      if (!isSiteHandle(site)) throw new Failure(404, 'There is nothing under this address.')
      const request = searchRequest(call.parameters)
      const home = path('search', site)
      if (request.query === '') return redirectAnswer(home)
      const [page, { status, found }] = await Promise.all([
        ownPage(home, call.deadline),
        search(site, request, call),
      ])
      return pageAnswer(status, {
        ...page,
        html: fillPage(page.html, home, request.query, found),
      })
    },
  )

export default searchPageFunction()
