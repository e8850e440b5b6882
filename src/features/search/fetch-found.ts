import { isObject } from '../../contract/is-object'
import { searchParameters, type SearchRequest } from '../../routes'
import type { SiteHandle } from '../../sites'
import { foundIn, type Found, type FunctionAnswer } from '../search-results'

const isResult = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.title === 'string' &&
  typeof value.section === 'string' &&
  Array.isArray(value.versions)

/**
 * Whether an answer can be listed. The function behind `/api/search` has parsed it with the
 * contract. This guards only against an answer of another server (a captive portal, a proxy),
 * without shipping the schemas to the browser.
 */
const isAnswer = (value: unknown): value is FunctionAnswer =>
  isObject(value) && Array.isArray(value.data) && value.data.every(isResult) && isObject(value.meta)

/**
 * Searches a site.
 *
 * @param signal aborts the call
 * @throws when the search fails, is aborted, or gets an answer of another server
 */
export async function fetchFound(
  site: SiteHandle,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<Found> {
  const address = `/api/search?site=${site}&${searchParameters(request)}`
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  const answer: unknown = await response.json()
  if (!isAnswer(answer)) throw new Error(`${address} was answered with something else.`)
  return foundIn(answer, site)
}
