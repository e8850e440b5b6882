import { routeNames, type RouteName } from '../../src/routes'

/** Routes without pages of their own, and why. */
export const WITHOUT_PAGES: Partial<Record<RouteName, string>> = {
  discover: 'a short link is a redirect, or is resolved at run time',
}

/** The routes that have pages: what holds for a page type is tested on one page of each. */
export const pageTypes: readonly RouteName[] = routeNames.filter((route) => !WITHOUT_PAGES[route])

/** The routes whose pages are sent in place of others, with a status that says so. */
export const errorPages: readonly RouteName[] = ['not-found', 'unavailable']
