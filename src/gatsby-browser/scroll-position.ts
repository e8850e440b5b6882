/** The arguments of Gatsby's hook after a step that are used here. */
interface Step {
  /** Absent when the visitor has come from elsewhere. */
  readonly prevRouterProps?: { readonly location: { readonly pathname: string } } | undefined
  readonly routerProps: {
    readonly location: {
      readonly pathname: string
      readonly hash: string
      /** The router's own key of the step. */
      readonly key?: string
      /** `PUSH` for a step that a link or a script made. */
      readonly action?: string
    }
  }
  /** The visitor's scroll position at a step, in pixels from the left and from the top. */
  readonly getSavedScrollPosition: (location: StepLocation) => unknown
}

/** The key of a step that the router has not made, such as the browser's own step to a fragment. */
const BY_BROWSER = 'initial'

type StepLocation = Step['routerProps']['location']

/**
 * Whether a step leads to the top of a page: neither back to an earlier position, nor to a
 * fragment.
 */
export const leadsToTop = ({ action, hash }: Pick<StepLocation, 'action' | 'hash'>): boolean =>
  action === 'PUSH' && hash === ''

const isReturn = ({ action, key }: StepLocation) => action !== 'PUSH' && key !== BY_BROWSER

/**
 * Sets the scroll position after a step (requirements 2.1). Another page starts at its top. An
 * address with a fragment scrolls to its target. A step back restores the earlier position. A
 * change of the query alone (a filter, a version) keeps the position.
 *
 * Relies on the behaviour in docs/gatsby.md, navigation.
 *
 * @returns whether Gatsby scrolls, to the fragment's target or else to the saved position
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: Step): boolean {
  if (location.hash === '') return prevRouterProps?.location.pathname !== location.pathname
  if (!prevRouterProps || !isReturn(location)) return true
  // Gatsby would scroll to the fragment instead.
  const saved: unknown = getSavedScrollPosition(location)
  const y: unknown = Array.isArray(saved) ? saved[1] : 0
  if (typeof y !== 'number' || y === 0) return true
  window.scrollTo(0, y)
  return false
}
