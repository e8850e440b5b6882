import { createContext, useContext } from 'react'

/** Whether HTML is rendered by the build, for browsers to hydrate, and not in a browser. */
export const isServer = typeof document === 'undefined'

/** What is rendered at once: a page without its deferred parts, or one of these. */
interface Tree {
  /** Whether it has been rendered: what is mounted later hydrates nothing that the server has sent. */
  current: boolean
  /** Says of each part of a page, as it is mounted, whether it is rendered after the page's top. */
  readonly isLater?: () => boolean
}

/** The first page; its place is taken by every later one that is rendered as a whole. */
export const firstPage: Tree = { current: false }

/** The tree in which a component stands. */
export const HydrationTree = createContext(firstPage)

/**
 * Whether a component hydrates HTML that the server has sent; its answer when the component is mounted
 * counts. Nothing that is mounted later in the same tree does: no panel that opens, and no page that a
 * visitor reaches while parts of the first one still wait.
 */
export const useIsHydrating = (): boolean =>
  !useContext(HydrationTree).current &&
  !isServer &&
  Boolean(document.getElementById('___gatsby')?.firstChild)
