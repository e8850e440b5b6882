import { ContentClientError, createContentClient } from '../../content-client'
import { shortlink } from '../../contract'
import { match, path, pathFor, shortlinkHref, SHORTLINK_MISSING, siteOfPath } from '../../routes'
import { WORLDWIDE, type SiteHandle } from '../../sites'
import { answer, Failure, pageAnswer, redirectAnswer } from '../lib/answer'
import { endpoint, pathAfter, siteOf } from '../lib/endpoint'
import { requiredVariable } from '../lib/environment'
import { ownPage } from '../lib/own-page'

const TIMEOUT_MS = 10_000
/** Far above any short link; keeps a broken service from filling the function's memory. */
const MAX_BYTES = 100_000
const TAGS = ['shortlink']

/**
 * Where a code leads in a site: as it does there, else as it does worldwide; `null` for unknown ones.
 * Who types a printed code need not mind capital letters: it is asked for as typed, then in capitals.
 */
async function resolve(code: string, site: SiteHandle): Promise<string | null> {
  const client = createContentClient({
    baseUrl: requiredVariable('CONTENT_API_URL'),
    timeoutMs: TIMEOUT_MS,
    retries: 0,
    concurrency: 1,
    maxBytes: MAX_BYTES,
  })
  const hrefOf = async (spelling: string, handle: SiteHandle) => {
    try {
      const { data } = await client.get('shortlink', { site: handle, code: spelling })
      return shortlinkHref(data, handle)
    } catch (error) {
      if (error instanceof ContentClientError && error.status === 404) return null
      throw error
    }
  }
  for (const handle of new Set([site, WORLDWIDE])) {
    for (const spelling of new Set([code, code.toUpperCase()])) {
      const href = await hrefOf(spelling, handle)
      if (href !== null) return href
    }
  }
  return null
}

const codeOf = (value: string): string | null => shortlink.shape.code.safeParse(value).data ?? null

/** What campaigns put into printed codes; only this goes on with the visitor. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

const campaignOf = ({ searchParams }: URL): string => {
  const kept = [...searchParams].filter(([name]) => CAMPAIGN.includes(name))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

/** When it makes sense to ask again, in seconds: failures of services pass or last. */
const RETRY_AFTER = '30'

/** The site's own page for "not now", at the address that was asked for, so that asking again helps. */
async function notNow(site: SiteHandle): Promise<Response> {
  const headers = { 'Retry-After': RETRY_AFTER }
  try {
    return pageAnswer(503, await ownPage(path('unavailable', site)), { kind: 'none' }, headers)
  } catch (error) {
    console.error(error)
    throw new Failure(503, 'The link cannot be looked up now. Try again in a moment.', headers)
  }
}

/** A visitor with a printed code: on to the page, or to the site's not-found page. */
async function lead(url: URL): Promise<Response> {
  const site = siteOfPath(url.pathname)
  const code = codeOf(match(url.pathname)?.params.code ?? '')
  const missing = pathFor('discover', site, { code: SHORTLINK_MISSING })
  if (code === null) return redirectAnswer(missing, { kind: 'none' })
  try {
    const found = await resolve(code, site)
    if (found === null) return redirectAnswer(missing, { kind: 'none' })
    const location = found.startsWith('/') ? found + campaignOf(url) : found
    return redirectAnswer(location, { kind: 'shared', varyBy: CAMPAIGN, tags: TAGS })
  } catch (error) {
    console.error(error)
    return notNow(site)
  }
}

/** Asked for as data, and not by a visitor with a printed code. */
const isData = ({ pathname }: URL) => /^\/(?:api|\.netlify\/functions)\//.test(pathname)

/**
 * Short links that are newer than the build (requirements D2, D6). `/api/shortlink/{code}?site=` answers
 * `{"href"}`: a page's address or an https address; 400 for what is no code or site, 404 for an
 * unknown code, 502 and 504 when the content service fails or is late. `/discover/{code}`, as it is
 * printed, is redirected there instead; 503 with the site's own page when it cannot be looked up.
 */
export default endpoint(async (url) => {
  if (!isData(url)) return lead(url)
  const code = codeOf(pathAfter('shortlink', url))
  if (code === null) throw new Failure(400, 'The address names no short link.')
  const href = await resolve(code, siteOf(url))
  if (href === null) throw new Failure(404, 'There is nothing under this address.')
  return answer(200, { href }, { kind: 'shared', varyBy: ['site'], tags: TAGS })
})
