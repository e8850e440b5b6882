import { routeNames, type RouteName } from '../../src/routes'

/** Routes without pages of their own, and why. */
export const WITHOUT_PAGES: Partial<Record<RouteName, string>> = {
  discover: 'a short link is a redirect, or is resolved at run time',
}

/** The routes with pages. A property of a page type is tested on one page of each type. */
export const pageTypes: readonly RouteName[] = routeNames.filter((route) => !WITHOUT_PAGES[route])

/** The routes with pages that replace others, with an error status. */
export const errorPages: readonly RouteName[] = ['not-found', 'unavailable']
