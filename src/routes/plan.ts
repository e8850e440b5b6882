import type { SiteHandle } from '../sites'
import { match, pathFor } from './path'
import { referencePath, resolve, routeOf, type Reference } from './reference'
import type { PageRoute, RouteName } from './table'

/** The data of an entry that the plan needs; `source` names it to people. */
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

/** A page that cannot be made of its entry, or of the two entries that claim its address. */
export interface PlanProblem {
  readonly site: SiteHandle
  /** `null` where the entry has no address at all. */
  readonly path: string | null
  readonly entries: readonly PlanEntry[]
  /** A line that names address and sources, and the necessary change. */
  readonly message: string
}

/** The list of pages, and problems that editors should fix. */
export interface Plan {
  /** If several entries claim one address, only the page of the first. */
  readonly pages: readonly PlannedPage[]
  readonly problems: readonly PlanProblem[]
  /** Problems that do not stop the build. */
  readonly warnings: readonly string[]
}

type Place = Omit<PlannedPage, 'alternates'>

const placeOf = (site: SiteHandle, entry: PlanEntry): Place | PlanProblem => {
  const problem = (reason: string): PlanProblem => ({
    ...{ site, path: null, entries: [entry] },
    message: `${site}: ${entry.source} ${reason}`,
  })
  if (!routeOf(entry)) {
    return problem(
      `is in the section "${entry.section}", which no route serves. Add the section to src/routes/table.ts or move the entry.`,
    )
  }
  const resolved = resolve(entry)
  if (!resolved) {
    return problem(
      `has the slug "${entry.slug}", which does not fit the addresses of its section "${entry.section}".`,
    )
  }
  const { route, params } = resolved
  if (route === 'discover') {
    return problem(`is in the section "${entry.section}", which has no pages. Move the entry.`)
  }
  return { route, params, site, entry, path: pathFor(route, site, params) }
}

const isProblem = (candidate: Place | PlanProblem): candidate is PlanProblem =>
  'message' in candidate

/** Whether an address belongs to its own route: a slug may equal that of a fixed page. */
const isRightful = ({ path, route }: Place) => (match(path)?.route ?? route) === route

/** The places with an address of their own, and a problem for each of the others. */
function sorted(candidates: readonly Place[]): {
  readonly places: readonly Place[]
  readonly problems: readonly PlanProblem[]
} {
  const holders = new Map<string, Place>()
  const problems: PlanProblem[] = []
  const claim = ({ entry, route }: Place) => `${entry.source} (route ${route})`
  for (const place of [
    ...candidates.filter(isRightful),
    ...candidates.filter((each) => !isRightful(each)),
  ]) {
    const { site, path, entry } = place
    const holder = holders.get(path)
    if (isRightful(place) && !holder) {
      holders.set(path, place)
      continue
    }
    const claims = `${site}: ${path} is claimed by ${holder ? `${claim(holder)} and by ` : ''}${claim(place)}`
    if (!holder) {
      const message = `${claims}, but is the address of the route ${match(path)?.route}. Change the slug.`
      problems.push({ site, path, entries: [entry], message })
    } else if (isRightful(place)) {
      const message = `${claims}. Change the slug of one of them.`
      problems.push({ site, path, entries: [holder.entry, entry], message })
    } else {
      // The fixed page keeps its address.
      const message = `${claims}. Change the slug of the latter.`
      problems.push({ site, path: null, entries: [entry], message })
    }
  }
  return { places: [...holders.values()], problems }
}

/** The key of an entry's version in a site: its route there and its slug path. */
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

/** The path of a version that only the translations of an entry name. */
const untoldPath = (place: Place, site: SiteHandle): string | null => {
  const slug = place.entry.translations[site]
  if (slug === undefined) return null
  return referencePath({ ...place.entry, slug: isOwnPage(place) ? null : slug }, site)
}

const pointsBack = (version: Place, place: Place) =>
  isOwnPage(version) || version.entry.translations[place.site] === place.entry.slug

/**
 * Plans every page of every site. Pure: the same content always gives the same plan.
 *
 * A version becomes an alternate only when it exists and announces back (requirements D2). Other
 * translations are warnings. Problems are two pages that claim one address, and a slug that does
 * not fit its route or makes a fixed page's address. An unknown section is a problem, too.
 *
 * @param unread sites without given entries (preview reads one site): there the translations of an
 * entry count as its versions
 */
export function planPages(
  content: readonly PlanSite[],
  unread: ReadonlySet<SiteHandle> = new Set(),
): Plan {
  const candidates = content.flatMap(({ site, entries }) =>
    entries.map((entry) => placeOf(site, entry)),
  )
  const { places, problems } = sorted(candidates.filter((each): each is Place => !isProblem(each)))

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

  return { pages, problems: [...candidates.filter(isProblem), ...problems], warnings }
}
