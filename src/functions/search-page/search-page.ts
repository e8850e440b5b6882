import { path, searchRequest, type SearchRequest } from '../../routes'
import { isSiteHandle, type SiteHandle } from '../../sites'
import { type Caching, Failure, pageAnswer, redirectAnswer } from '../lib/answer'
import { endpoint, failureOf, pathAfter } from '../lib/endpoint'
import { ownPage } from '../lib/own-page'
import { find, SEARCH_TIMEOUT_MS } from '../lib/search/find'
import { fillPage } from './fill-page'
import type { Markup } from './markup'
import { failed, results } from './results'
import { textsOf } from './texts'

const SHARED: Caching = {
  kind: 'shared',
  varyBy: ['query', 'page', 'section'],
  tags: ['search-page'],
}

/** What a visitor reads in the place of what is found. */
interface Shown {
  readonly status: number
  readonly found: Markup
  readonly caching: Caching
}

async function search(site: SiteHandle, request: SearchRequest, timeoutMs: number): Promise<Shown> {
  const asked = { site, request, texts: await textsOf(site) }
  const { query, page, section } = request
  try {
    const wish = { site, query, page, section: section || undefined }
    const answer = await find(wish, undefined, timeoutMs)
    return { status: 200, found: results(asked, answer), caching: SHARED }
  } catch (error) {
    console.error(error)
    return { status: failureOf(error).status, found: failed(asked), caching: { kind: 'none' } }
  }
}

/**
 * `/api/search-page/{site}?query=&page=&section=`: a site's search page with what is found, for visitors
 * without a script; the page's form leads here. Parameters that cannot be meant count as left out, as on
 * the page itself. Without a query back to the page; 404 for an unknown site; with a service that fails or
 * is late the page says so, with 502 or 504.
 *
 * @param timeoutMs for tests
 */
export const searchPageFunction = (timeoutMs: number) =>
  endpoint(async (url) => {
    const site = pathAfter('search-page', url)
    if (!isSiteHandle(site)) throw new Failure(404, 'There is nothing under this address.')
    const request = searchRequest(url.searchParams)
    const home = path('search', site)
    if (request.query === '') return redirectAnswer(home, SHARED)
    const [page, shown] = await Promise.all([ownPage(home), search(site, request, timeoutMs)])
    const html = fillPage(page.html, home, request.query, shown.found)
    return pageAnswer(shown.status, { ...page, html }, shown.caching)
  })

export default searchPageFunction(SEARCH_TIMEOUT_MS)
