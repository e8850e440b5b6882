import { endpointPath, parseUrl } from '../contract'
import { ContentClientError } from './errors'

/** Values of a query; `undefined` leaves a name out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** One address in its three forms. */
export interface ServiceUrl {
  /** The requested address, with the token. Never to be shown or stored. */
  readonly href: string
  /** The form for people: the token is `***`. */
  readonly shown: string
  /** Path and query below the base address, without the token: the name in a response cache. */
  readonly key: string
}

/**
 * Checks a service's base address.
 *
 * @throws {TypeError} saying what is wrong with it
 */
export function parseBaseUrl(baseUrl: string): URL {
  const url = parseUrl(baseUrl)
  if (!url) throw new TypeError(`The content address "${baseUrl}" is not a web address.`)
  const wrong =
    (!/^https?:$/.test(url.protocol) && `starts with ${url.protocol} instead of http: or https:`) ||
    ((url.username || url.password) && 'carries a user name or password') ||
    ((url.search || url.hash) && 'carries a query or a #')
  if (wrong) throw new TypeError(`The content address of ${url.host || baseUrl} ${wrong}.`)
  url.pathname = url.pathname.replace(/\/*$/, '/')
  return url
}

const searchOf = (query: Query): URLSearchParams => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search
}

const join = (path: string, search: string): string => (search ? `${path}?${search}` : path)

/**
 * The address of a call: base address, the endpoint's path with its parameters, query, and the
 * preview token as `token` (requirements 7).
 *
 * @throws {ContentClientError} `address` when a parameter (`..`) would lead elsewhere
 */
export function serviceUrl(
  base: URL,
  path: string,
  parameters: Readonly<Record<string, string>>,
  query: Query,
  token?: string,
): ServiceUrl {
  const below = endpointPath(path, parameters).replace(/^\//, '')
  const search = searchOf(query)
  const key = join(`/${below}`, search.toString())
  const plain = `${base.origin}${base.pathname}${below}`
  if (new URL(plain).href !== plain || /(^|\/)(\/|$)/.test(below)) {
    const given = JSON.stringify(parameters)
    throw new ContentClientError(
      'address',
      plain,
      `the parameters ${given} do not make an address of ${path}`,
    )
  }
  if (!token)
    return { href: join(plain, search.toString()), shown: join(plain, search.toString()), key }
  const shown = join(plain, [search.toString(), 'token=***'].filter(Boolean).join('&'))
  search.set('token', token)
  return { href: join(plain, search.toString()), shown, key }
}

/** Replaces a token in text from outside, such as an error message that repeats the address. */
export function redact(text: string, token: string | undefined): string {
  if (!token) return text
  return [token, encodeURIComponent(token)].reduce(
    (result, form) => result.replaceAll(form, '***'),
    text,
  )
}
