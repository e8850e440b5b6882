import { definitionOf, parametersOf, routeNames } from './path'
import { routeOf } from './reference'
import type { RouteName } from './table'

/**
 * Sections whose entries have no page of their own: the route's page shows them. The contract and
 * the route table of requirements 2.2 have no `{slug}` route for these two.
 */
const shownInPlace: Partial<Record<RouteName, string>> = {
  'about-charity': 'charityProjects',
  'careers-job-opportunities': 'jobOpportunities',
}

/** Their pages are made without the content service. */
const WITHOUT_CONTENT = new Set(['preview', 'notFound'])

/** The sections whose own page every site has, with or without an entry of the content service. */
export const ownPageSections = ['search', 'preview'] as const

const hasPage = (section: string) => routeOf({ section, slug: null }) !== null

/** A route of entries with one slug; products have two slugs, forms none. */
const isEntryRoute = (route: RouteName) => parametersOf(route).join() === 'slug'

const sectionsOf = (names: readonly RouteName[]) => [
  ...new Set(names.flatMap((name) => definitionOf(name).sections)),
]

/**
 * The sections with a page of their own. The content service has these pages under the sections'
 * names.
 */
export const pageSections = (): string[] =>
  sectionsOf(routeNames).filter((section) => hasPage(section) && !WITHOUT_CONTENT.has(section))

/** The sections whose entries are requested from the content service. */
export const entrySections = (): string[] => [
  ...sectionsOf(routeNames.filter(isEntryRoute)),
  ...Object.values(shownInPlace),
]

/** Whether the entries of a section are parts of a page instead of pages. */
export const isShownInPlace = (section: string): boolean =>
  Object.values(shownInPlace).includes(section)

/**
 * The route whose page shows the entries of a section in place; `null` where entries have their own
 * pages.
 */
export const routeShowing = (section: string): RouteName | null =>
  routeNames.find((name) => shownInPlace[name] === section) ?? null

/** The section whose entries a section's own page lists, or `null` if there is none. */
export function sectionListedOn(route: RouteName): string | null {
  const own = definitionOf(route).sections.find((section) => entrySections().includes(section))
  return shownInPlace[route] ?? own ?? null
}

/** The sections whose own pages are above a route, from the home page down. */
export const sectionsAbove = (route: RouteName): string[] =>
  routeNames
    .filter((name) => {
      const { path } = definitionOf(name)
      const isAbove = definitionOf(route).path.startsWith(path === '/' ? path : `${path}/`)
      return name !== route && isAbove && parametersOf(name).length === 0
    })
    .sort((a, b) => definitionOf(a).path.length - definitionOf(b).path.length)
    .flatMap((name) => definitionOf(name).sections)

/**
 * The section whose own page leads to the entries of a section: it lists them, shows them in place,
 * or is next above them. `null` where only the home page is.
 */
export function sectionOver(section: string): string | null {
  const showing = routeShowing(section)
  if (showing) return definitionOf(showing).sections[0] ?? null
  const route = routeNames.find(
    (name) => parametersOf(name).length > 0 && definitionOf(name).sections.includes(section),
  )
  const over = route && sectionsAbove(route).at(-1)
  return over === undefined || over === 'home' ? null : over
}

/**
 * The sections with events: the content service may list them by time. `all` is true if the section
 * has only events; among the others there are also news.
 */
export const eventSections = [
  { section: 'newsAndEvents', all: false },
  { section: 'webinars', all: true },
  { section: 'workshops', all: true },
] as const

/** The sections of places, which the content service's locator answers (requirements 7). */
export const locatorSections = ['headquarter', 'branches', 'authorizedTechnicalService'] as const
export type LocatorSection = (typeof locatorSections)[number]
