import { isSiteHandle, sites, WORLDWIDE, type SiteHandle } from '../sites'
import { routes, type RouteDefinition, type RouteName, type RouteParams } from './table'

const PARAMETER = /\{(\w+)\}/g

/** Every route name, in the order of the table. */
// Object.keys is typed as string[]; the table is closed (`as const`), so its keys are the names.
export const routeNames = Object.keys(routes) as RouteName[]

/** The row of a route, seen through its general type. */
export const definitionOf = (name: RouteName): RouteDefinition => routes[name]

/** The names of a route's parameters in the order of its path. */
export const parametersOf = (name: RouteName): string[] =>
  [...definitionOf(name).path.matchAll(PARAMETER)].map(([, parameter = '']) => parameter)

/** A route's pattern in a site: prefix, English parents, the last segment in the site's language. */
export function pattern(name: RouteName, site: SiteHandle): string {
  const { path, segment } = definitionOf(name)
  const { language, prefix } = sites[site]
  const translated = language === 'en' ? undefined : segment?.[language]
  const local = translated ? path.replace(/[^/]*$/, translated) : path
  return `${prefix}${local}`.replace(/(?<=.)\/$/, '')
}

/** The address of a page, for parameters that are only known at run time. */
export function pathFor(
  name: RouteName,
  site: SiteHandle,
  params: Readonly<Record<string, string>>,
): string {
  return pattern(name, site).replace(PARAMETER, (_, parameter: string) => {
    const value = params[parameter]
    if (!value) throw new TypeError(`The route ${name} needs a value for {${parameter}}.`)
    return encodeURIComponent(value)
  })
}

/**
 * The address of a page: `path('about-charity', 'it_eu')` → `/it_eu/about-us/progetti-per-il-sociale`.
 * No trailing slash, except the worldwide home page `/`.
 */
export function path<Name extends RouteName>(
  name: Name,
  site: SiteHandle,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): string {
  return pathFor(name, site, params ?? {})
}

/** The meaning of an address: its route, site and parameters. */
export interface RouteMatch {
  readonly route: RouteName
  readonly site: SiteHandle
  readonly params: Readonly<Record<string, string>>
}

interface Matcher {
  readonly name: RouteName
  readonly expression: RegExp
  readonly parameters: readonly string[]
}

const matcher = (name: RouteName, site: SiteHandle): Matcher => ({
  name,
  expression: new RegExp(`^${pattern(name, site).replace(PARAMETER, '([^/]+)')}$`),
  parameters: parametersOf(name),
})

const byParameterCount = (a: Matcher, b: Matcher) => a.parameters.length - b.parameters.length

const matchersCache = new Map<SiteHandle, readonly Matcher[]>()

const matchersOf = (site: SiteHandle): readonly Matcher[] => {
  const known = matchersCache.get(site)
  if (known) return known
  const matchers = routeNames.map((name) => matcher(name, site)).sort(byParameterCount)
  matchersCache.set(site, matchers)
  return matchers
}

/** The site that an address belongs to, whether or not it has such a page. */
export const siteOfPath = (pathname: string): SiteHandle => {
  const [, first = ''] = pathname.split('/')
  return first !== WORLDWIDE && isSiteHandle(first) ? first : WORLDWIDE
}

/** The text of percent-encoded characters; `undefined` if they are none. */
export const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * The inverse of {@link path}: the route, site and parameters of an address, or `null`. A
 * translated segment only matches in sites of its language; a trailing slash never matches.
 */
export function match(pathname: string): RouteMatch | null {
  const site = siteOfPath(pathname)
  for (const { name, expression, parameters } of matchersOf(site)) {
    const found = expression.exec(pathname)
    if (!found) continue
    const values = found.slice(1).map(decode)
    if (values.some((value) => value === undefined)) return null
    return {
      route: name,
      site,
      params: Object.fromEntries(
        parameters.map((parameter, index) => [parameter, values[index] ?? '']),
      ),
    }
  }
  return null
}

/** The address of a site's news as an Atom feed. */
export const feedPath = (site: SiteHandle): string => `${path('news-and-events', site)}/feed.atom`
