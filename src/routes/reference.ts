import type { SiteHandle } from '../sites'
import { definitionOf, parametersOf, pathFor, routeNames } from './path'
import type { RouteName } from './table'

/** Names a page in the way of content: its section and, within the section, its slug path. */
export interface Reference {
  readonly section: string
  /** `null` for the section's own page; `category/slug` for a product. */
  readonly slug: string | null
}

/** The route and parameters of a reference. */
export interface ResolvedReference {
  readonly route: RouteName
  readonly params: Readonly<Record<string, string>>
}

/** `careers-working-at` takes a parameter although it is a single page: the company's short name. */
const isIndexPage = (route: RouteName): boolean =>
  route === 'careers-working-at' || parametersOf(route).length === 0

/** The route of a section's entries (or its own page); `null` for an unknown section. */
export function routeOf({ section, slug }: Reference): RouteName | null {
  const wantsIndex = slug === null || section === 'workingAt'
  return (
    routeNames.find(
      (name) => definitionOf(name).sections.includes(section) && isIndexPage(name) === wantsIndex,
    ) ?? null
  )
}

/** The page of a reference, or `null` when its section is unknown or its slug does not fit. */
export function resolve(reference: Reference): ResolvedReference | null {
  const route = routeOf(reference)
  if (!route) return null
  const names = parametersOf(route)
  const values = reference.slug?.split('/') ?? []
  if (names.length !== values.length || values.includes('')) return null
  return {
    route,
    params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  }
}

/** The address that a reference has in a site, or `null` when no route can hold it. */
export function referencePath(reference: Reference, site: SiteHandle): string | null {
  const resolved = resolve(reference)
  return resolved && pathFor(resolved.route, site, resolved.params)
}
