import type { RouteName } from '../../routes'

/** Whether a route is a search page, by its name (requirements 2.4). */
export const isSearchRoute = (route: RouteName): boolean => route.includes('search')
