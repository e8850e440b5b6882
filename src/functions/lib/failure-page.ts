import { path } from '../../routes'
import { pageAnswer } from './answer'
import { type Call, failureOf } from './endpoint'
import { logError } from './log'
import { ownPage } from './own-page'
import { siteOfVisitor } from './visitor-site'

/** Whether a person reads the answer, and not a program. */
export const isForReading = ({ headers }: Request): boolean =>
  /\btext\/html\b/.test(headers.get('accept') ?? '')

/**
 * A failure as a page for a person, with the failure's status. The page is the site's own not-found
 * page or its page for "not now".
 *
 * @throws the error itself, for programs and when the page cannot be loaded
 */
export async function failurePage(
  error: unknown,
  { request, deadline }: Pick<Call, 'request' | 'deadline'>,
): Promise<Response> {
  if (!isForReading(request)) throw error
  const { status, headers } = failureOf(error, false)
  const route = status < 500 ? 'not-found' : 'unavailable'
  const page = await ownPage(path(route, siteOfVisitor(request)), deadline).catch(
    (reason: unknown) => {
      logError(reason)
      throw error
    },
  )
  if (status >= 500) logError(error)
  return pageAnswer(status, page, headers)
}
