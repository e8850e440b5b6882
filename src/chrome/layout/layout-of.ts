import type { RouteName } from '../../routes'

/** How a route is framed: which layout, and whether its page begins with a dark picture. */
export interface LayoutChoice {
  readonly layout: 'default' | 'simple'
  readonly variant: 'plain' | 'clear'
}

const choices: Partial<Record<RouteName, Partial<LayoutChoice>>> = {
  home: { variant: 'clear' },
  // Requirements D2: a landing uses the Simple layout.
  landings: { layout: 'simple' },
}

/** The layout of a route (requirements 2.4). */
export const layoutOf = (route: RouteName): LayoutChoice => ({
  layout: 'default',
  variant: 'plain',
  ...choices[route],
})

/** Whether a route is a search page: its name says so (requirements 2.4). */
export const isSearchRoute = (route: RouteName): boolean => route.includes('search')
