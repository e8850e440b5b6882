import { ContentClientError } from '../../content-client'
import { shortlinkHref } from '../../content-files'
import { shortlink } from '../../contract'
import { match, path, pathFor, SHORTLINK_MISSING, siteOfPath } from '../../routes'
import { WORLDWIDE, type SiteHandle } from '../../sites'
import { jsonAnswer, Failure, pageAnswer, redirectAnswer } from '../lib/answer'
import { UNKEPT } from '../lib/caching'
import { contentOrigin, serviceClient } from '../lib/content-service'
import { shareOf } from '../lib/deadline'
import { type Call, endpoint, failureOf } from '../lib/endpoint'
import { logError } from '../lib/log'
import { ownPage } from '../lib/own-page'
import { pathAfter, siteOf } from '../lib/query'

/** Larger than any short link. */
const MAX_BYTES = 100_000
const TAG = 'shortlink'

/**
 * The target of a code in a site: its target there, else its worldwide target; `null` for unknown
 * codes. A visitor who types a printed code may ignore capital letters: the code is looked up as
 * typed and in capitals. All look-ups run at the same time; the first known target in this order
 * counts.
 */
async function resolve(
  code: string,
  site: SiteHandle,
  { token, deadline }: Pick<Call, 'token' | 'deadline'>,
): Promise<string | null> {
  const variable = 'CONTENT_API_URL'
  const client = serviceClient({ variable, token, deadline, maxBytes: MAX_BYTES })
  const hrefOf = async (spelling: string, handle: SiteHandle) => {
    try {
      const { data } = await client.get('shortlink', { site: handle, code: spelling })
      return shortlinkHref(data, handle, contentOrigin())
    } catch (error) {
      if (error instanceof ContentClientError && error.status === 404) return null
      throw error
    }
  }
  const spellings = [...new Set([code, code.toUpperCase()])]
  const handles = [...new Set([site, WORLDWIDE])]
  const questions = handles.flatMap((handle) => spellings.map((each) => hrefOf(each, handle)))
  // A later failure does not matter once an earlier code is known.
  for (const question of questions) question.catch(() => undefined)
  for (const question of questions) {
    const href = await question
    if (href !== null) return href
  }
  return null
}

const codeOf = (value: string): string | null => shortlink.shape.code.safeParse(value).data ?? null

/** When to try again, in seconds: failures of services are short or long. */
const RETRY_AFTER = '30'

/**
 * The share of the time for the content service; the remaining time is for the page that says "not
 * now".
 */
const SHARE = 0.75

/** The site's own page for "not now", at the requested URL, so that a reload helps. */
async function notNow(site: SiteHandle, { deadline }: Call): Promise<Response> {
  const headers = { 'Retry-After': RETRY_AFTER }
  try {
    const page = await ownPage(path('unavailable', site), shareOf(deadline, SHARE))
    return pageAnswer(503, page, headers)
  } catch (error) {
    logError(error)
    throw new Failure(503, 'The link cannot be looked up now. Try again in a moment.', headers)
  }
}

/** A redirect to the site's not-found page: the code may become known at any time. */
function missing(site: SiteHandle): Response {
  const response = redirectAnswer(pathFor('discover', site, { code: SHORTLINK_MISSING }))
  for (const [name, value] of Object.entries(UNKEPT)) response.headers.set(name, value)
  return response
}

/** The campaign parameters of printed codes; only these are added to the target. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** For a visitor with a printed code: redirects to the page, or to the site's not-found page. */
const lead = (deadlineMs?: number) =>
  endpoint(
    {
      parameters: CAMPAIGN,
      otherParameters: 'ignore',
      token: 'optional',
      keptAs: TAG,
      deadlineMs,
    },
    async (call) => {
      const { url, parameters, token } = call
      const site = siteOfPath(url.pathname)
      const code = codeOf(match(url.pathname)?.params.code ?? '')
      if (code === null) return missing(site)
      try {
        const found = await resolve(code, site, { token, deadline: shareOf(call.deadline, SHARE) })
        if (found === null) return missing(site)
        const campaign = parameters.size > 0 ? `?${parameters}` : ''
        return redirectAnswer(found.startsWith('/') ? found + campaign : found)
      } catch (error) {
        const failure = failureOf(error, token !== undefined)
        if (failure.status < 500) throw failure
        logError(error)
        return notNow(site, call)
      }
    },
  )

/** The target of a code, for programs. */
const data = (deadlineMs?: number) =>
  endpoint(
    { parameters: ['site'], token: 'optional', keptAs: TAG, deadlineMs },
    async ({ url, parameters, ...call }) => {
      const code = codeOf(pathAfter('shortlink', url))
      if (code === null) throw new Failure(400, 'The address names no short link.')
      const href = await resolve(code, siteOf(parameters), call)
      if (href === null) throw new Failure(404, 'There is nothing under this address.')
      return jsonAnswer(200, { href })
    },
  )

/** Whether the request is for data, and not from a visitor with a printed code. */
const isData = ({ url }: Request) => /^\/(?:api|\.netlify\/functions)\//.test(new URL(url).pathname)

/**
 * Short links that are newer than the build (requirements D2, D6). The URL
 * `/api/shortlink/{code}?site=` answers `{"href"}`: a page's path or an https URL. Answers 400 for
 * an invalid code or site, 403 for a wrong preview token, 404 for an unknown code. Answers 502 and
 * 504 when the content service fails or is late.
 *
 * The printed form, `/discover/{code}`, redirects to the target instead. Answers 503 with the
 * site's own page when the look-up fails.
 *
 * @param deadlineMs for tests
 */
export const shortlinkFunction = (deadlineMs?: number) => {
  const [asData, asVisitor] = [data(deadlineMs), lead(deadlineMs)]
  return (request: Request): Promise<Response> =>
    isData(request) ? asData(request) : asVisitor(request)
}

export default shortlinkFunction()
