import type { RouteName } from '../../routes'

/** Whether a route is a search page: its name says so (requirements 2.4). */
export const isSearchRoute = (route: RouteName): boolean => route.includes('search')
