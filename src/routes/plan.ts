import type { SiteHandle } from '../sites'
import { match, pathFor } from './path'
import { referencePath, resolve, routeOf, type Reference } from './reference'
import type { PageRoute, RouteName } from './table'

/** What the plan needs to know of an entry; `source` names it to people. */
export interface PlanEntry extends Reference {
  /** The id of the node that holds the entry. */
  readonly id: string
  /** The content service's id of an entry that editors may move to another section. */
  readonly contentId?: string
  /** For messages: title and address of the entry in the content service. */
  readonly source: string
  /** Site handle → slug path of the entry's version there. */
  readonly translations: Readonly<Record<string, string>>
}

/** All entries of one site that have pages. */
export interface PlanSite {
  readonly site: SiteHandle
  readonly entries: readonly PlanEntry[]
}

/** The versions of a page, by site, its own included. */
export type Alternates = Readonly<Partial<Record<SiteHandle, string>>>

/** A page that the build makes. */
export interface PlannedPage {
  readonly path: string
  readonly route: PageRoute
  readonly site: SiteHandle
  readonly params: Readonly<Record<string, string>>
  readonly entry: PlanEntry
  readonly alternates: Alternates
}

/** The list of pages, and what editors should mend although it does not stop the build. */
export interface Plan {
  readonly pages: readonly PlannedPage[]
  readonly warnings: readonly string[]
}

/** Content that cannot be published; `problems` has a line for each, with both sources named. */
export class PlanError extends Error {
  override readonly name = 'PlanError'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

type Place = Omit<PlannedPage, 'alternates'>

const placeOf = (site: SiteHandle, entry: PlanEntry): Place | string => {
  if (!routeOf(entry)) {
    return `${site}: ${entry.source} is in the section "${entry.section}", which no route serves. Add the section to src/routes/table.ts or move the entry.`
  }
  const resolved = resolve(entry)
  if (!resolved) {
    return `${site}: ${entry.source} has the slug "${entry.slug}", which does not fit the addresses of its section "${entry.section}".`
  }
  const { route, params } = resolved
  if (route === 'discover') {
    return `${site}: ${entry.source} is in the section "${entry.section}", which has no pages. Move the entry.`
  }
  return { route, params, site, entry, path: pathFor(route, site, params) }
}

const collisions = (places: readonly Place[]): string[] => {
  const holders = new Map<string, Place>()
  return places.flatMap((place) => {
    const holder = holders.get(place.path)
    holders.set(place.path, holder ?? place)
    return holder
      ? [
          `${place.site}: ${place.path} is claimed by ${holder.entry.source} (route ${holder.route}) and by ${place.entry.source} (route ${place.route}). Change the slug of one of them.`,
        ]
      : []
  })
}

/** Pages at an address that is another page's, although this site has no such page. */
const misplaced = (places: readonly Place[]): string[] =>
  places.flatMap(({ site, route, path, entry }) => {
    const meant = match(path)?.route
    return meant === undefined ||
      meant === route ||
      places.some((each) => each.path === path && each.route === meant)
      ? []
      : [
          `${site}: ${path} is claimed by ${entry.source} (route ${route}), but is the address of the route ${meant}. Change the slug.`,
        ]
  })

/** How an entry's version in a site is found: by its route there and its slug path. */
const versionKey = (site: string, route: RouteName, slug: string | null) =>
  `${site} ${route} ${slug ?? ''}`

const isOwnPage = (place: Place) => place.entry.slug === null

/** A section's own page is the same page in every site; other entries name their versions. */
const announced = (place: Place, sites: readonly SiteHandle[]): [SiteHandle, string | null][] =>
  sites.flatMap((site): [SiteHandle, string | null][] => {
    if (isOwnPage(place)) return [[site, null]]
    const slug = place.entry.translations[site]
    return slug === undefined ? [] : [[site, slug]]
  })

/** Where a version is that nothing but the translations of an entry tells of. */
const untoldPath = (place: Place, site: SiteHandle): string | null => {
  const slug = place.entry.translations[site]
  if (slug === undefined) return null
  return referencePath({ ...place.entry, slug: isOwnPage(place) ? null : slug }, site)
}

const pointsBack = (version: Place, place: Place) =>
  isOwnPage(version) || version.entry.translations[place.site] === place.entry.slug

/**
 * Plans every page of every site. Pure: the same content gives the same plan, whoever asks.
 *
 * A version is announced as an alternate only when it exists and announces back (requirements D2);
 * translations that do not are warnings.
 *
 * @param unread sites of which no entries are given (preview reads one): there a version is what an
 *   entry's translations say
 * @throws {PlanError} when two pages claim one address, a slug does not fit its route or makes the
 *   address of a fixed page, or a section is unknown: all problems at once
 */
export function planPages(
  content: readonly PlanSite[],
  unread: ReadonlySet<SiteHandle> = new Set(),
): Plan {
  const candidates = content.flatMap(({ site, entries }) =>
    entries.map((entry) => placeOf(site, entry)),
  )
  const places = candidates.filter((candidate) => typeof candidate !== 'string')
  const problems = [
    ...candidates.filter((candidate) => typeof candidate === 'string'),
    ...collisions(places),
    ...misplaced(places),
  ]
  if (problems.length > 0) throw new PlanError(problems)

  const siteList = content.map(({ site }) => site)
  const versions = new Map(
    places.map((place) => [versionKey(place.site, place.route, place.entry.slug), place]),
  )
  const warnings: string[] = []

  const pages = places.map((place): PlannedPage => {
    const alternates: Partial<Record<SiteHandle, string>> = { [place.site]: place.path }
    for (const [site, slug] of announced(place, siteList)) {
      if (site === place.site) continue
      const version = versions.get(versionKey(site, place.route, slug))
      const untold = unread.has(site) ? untoldPath(place, site) : null
      if (version && pointsBack(version, place)) alternates[site] = version.path
      else if (untold !== null) alternates[site] = untold
      else if (slug !== null) {
        warnings.push(
          `${place.path}: ${place.entry.source} names "${slug}" as its version in ${site}, ${version ? 'which does not point back' : 'which does not exist'}.`,
        )
      }
    }
    const ordered = siteList.flatMap((site) => {
      const path = alternates[site]
      return path ? [[site, path] as const] : []
    })
    return { ...place, alternates: Object.fromEntries(ordered) }
  })

  return { pages, warnings }
}
