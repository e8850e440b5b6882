import { ContentClientError } from '../../content-client'
import { isSiteHandle, type SiteHandle } from '../../sites'
import { Failure, failureAnswer, NO_PARAMETER } from './answer'

/** What the visitor's browser is told of an error. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  if (!(error instanceof ContentClientError)) return new Failure(500, 'The function failed.')
  if (error.status === 404) return new Failure(404, 'There is nothing under this address.')
  if (error.code === 'timeout')
    return new Failure(504, 'The service behind did not answer in time.')
  return new Failure(502, 'The service behind gave no usable answer.')
}

/**
 * Makes a Netlify function of a handler: other methods are refused, and every failure becomes a JSON
 * answer. What went wrong behind is logged with its address and never sent to the visitor.
 */
export function endpoint(
  handle: (url: URL, request: Request) => Promise<Response>,
  methods: readonly string[] = ['GET', 'HEAD'],
) {
  return async (request: Request): Promise<Response> => {
    try {
      if (!methods.includes(request.method)) {
        const Allow = methods.join(', ')
        throw new Failure(405, `${request.method} is not allowed here.`, { Allow })
      }
      const url = new URL(request.url)
      if (url.searchParams.has(NO_PARAMETER)) throw new Failure(400, 'Nothing has this parameter.')
      return await handle(url, request)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.status >= 500) console.error(error)
      return failureAnswer(failure)
    }
  }
}

/** The value of a parameter of the query, which may be given once; empty when it is not given. */
export function parameterOf(url: URL, name: string): string {
  const [value = '', ...others] = url.searchParams.getAll(name)
  if (others.length > 0) throw new Failure(400, `The parameter "${name}" is given several times.`)
  return value
}

/** The `site` of a query: one of the 12 handles. */
export function siteOf(url: URL): SiteHandle {
  const site = parameterOf(url, 'site')
  if (!isSiteHandle(site)) throw new Failure(400, 'The parameter "site" names none of the sites.')
  return site
}

/**
 * The part of the path behind the function's name, decoded. The path is `/api/<name>/<rest>` or
 * `/.netlify/functions/<name>/<rest>`, depending on how the function was reached.
 */
export function pathAfter(name: string, url: URL): string {
  const [, rest = ''] = url.pathname.split(`/${name}/`)
  try {
    return decodeURIComponent(rest)
  } catch {
    throw new Failure(400, 'The address is not correctly encoded.')
  }
}
