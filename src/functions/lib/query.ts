import { readQuery } from '../../routes'
import { isSiteHandle, type SiteHandle } from '../../sites'
import { Failure } from './answer'
import { NO_PARAMETER } from './caching'

/** The parameters of a request that a function takes, each once. */
export interface OwnQuery {
  readonly parameters: URLSearchParams
  /**
   * Whether each stands in the address once and as declared. The edge knows no other spelling, and nobody knows which of
   * several values it takes.
   */
  readonly isLiteral: boolean
}

/**
 * The parameters of an address that a function has declared, in whatever spelling (`readQuery`).
 *
 * @param others what to do with other parameters and with repeated ones. `ignore` suits addresses that visitors pass on
 *   and other sites lengthen (`fbclid`): of a repeated parameter the first value counts.
 * @throws {Failure} 400, naming the parameter
 */
export function queryOf(
  { search, searchParams }: URL,
  declared: readonly string[],
  others: 'refuse' | 'ignore',
): OwnQuery {
  if (searchParams.has(NO_PARAMETER)) throw new Failure(400, 'Nothing has this parameter.')
  const parameters = new URLSearchParams()
  for (const [read, value] of readQuery(search)) {
    // A list of pages may be one value of a function: `compare`.
    const name = declared.includes(read) ? read : read.replace(/\[\]$/, '')
    const isDeclared = declared.includes(name)
    if (others === 'refuse' && !isDeclared) {
      throw new Failure(400, `There is no parameter ${JSON.stringify(read.slice(0, 40))} here.`)
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
 * The part of the path behind the function's name, decoded. The path is `/api/<name>/<rest>` or
 * `/.netlify/functions/<name>/<rest>`, depending on how the function was reached.
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
