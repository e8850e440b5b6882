import { readQuery } from '../../routes'
import { isSiteHandle, type SiteHandle } from '../../sites'
import { Failure } from './answer'
import { NO_PARAMETER } from './caching'

/** The parameters of a request that a function accepts, each once. */
export interface OwnQuery {
  readonly parameters: URLSearchParams
  /**
   * Whether each is in the URL once and spelled as declared. The edge knows no other spelling, and
   * its choice among several values is unknown.
   */
  readonly isLiteral: boolean
}

/**
 * The parameters of a URL that a function has declared, in any spelling (`readQuery`).
 *
 * @param others how to treat other and repeated parameters. With `ignore`, the first value of a
 *   repeated parameter counts. It suits URLs that visitors pass on and other sites extend
 *   (`fbclid`).
 * @throws {Failure} 400, naming the parameter
 */
export function queryOf(
  { search, searchParams }: URL,
  declared: readonly string[],
  others: 'refuse' | 'ignore',
): OwnQuery {
  if (searchParams.has(NO_PARAMETER)) throw new Failure(400, 'Nothing has this parameter.')
  const parameters = new URLSearchParams()
  for (const [name, value] of readQuery(search, declared)) {
    const isDeclared = declared.includes(name)
    if (others === 'refuse' && !isDeclared) {
      throw new Failure(400, `There is no parameter ${JSON.stringify(name.slice(0, 40))} here.`)
    }
    if (!isDeclared) continue
    if (!parameters.has(name)) parameters.set(name, value)
    else if (others === 'refuse') {
      throw new Failure(400, `The parameter "${name}" is given several times.`)
    }
  }
  const isLiteral = declared.every(
    (name) =>
      searchParams.get(name) === parameters.get(name) && searchParams.getAll(name).length < 2,
  )
  return { parameters, isLiteral }
}

/** The `site` of a query: one of the 12 handles. */
export function siteOf(parameters: URLSearchParams): SiteHandle {
  const site = parameters.get('site') ?? ''
  if (!isSiteHandle(site)) throw new Failure(400, 'The parameter "site" names none of the sites.')
  return site
}

/**
 * The part of the path after the function's name, decoded. The path is `/api/<name>/…` or
 * `/.netlify/functions/<name>/…`, depending on how the function was called.
 */
export function pathAfter(name: string, url: URL): string {
  const start = `/${name}/`
  const position = url.pathname.indexOf(start)
  try {
    return position === -1 ? '' : decodeURIComponent(url.pathname.slice(position + start.length))
  } catch {
    throw new Failure(400, 'The address is not correctly encoded.')
  }
}
