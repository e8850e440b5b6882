import { locatorSections, routeOf, sectionsAbove, type RouteName } from '../../../routes'

/** The pages with a map: those of the places, and the one of the company in the world. */
const mapped: readonly (RouteName | null)[] = [
  'about-worldwide',
  ...locatorSections.map((section) => routeOf({ section, slug: null })),
]

/** What the template of a page with a map is given besides its content; nothing for other pages. */
export const mapVariables = (route: RouteName, map: string) =>
  mapped.includes(route) ? { above: sectionsAbove(route), map } : {}
