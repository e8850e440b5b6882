import { create } from 'zustand'
import { atTop, scrolledTo, type ScrollState } from '../header/header-scroll'
import type { Breakpoint } from '../layout/window-state'
import { allClosed, closed, opened, type OverlayName, type OverlayState } from './transitions'

/** The state of a page's chrome during a visit to the site. */
export interface LayoutState extends OverlayState {
  /**
   * The main menu's chosen item by id. Level 2 has no state here: a choice in an item's panel is
   * gone with the panel, so a choice on level 1 resets it (requirements 4).
   */
  readonly level1: string | null
  readonly sitemapOpen: boolean
  readonly scroll: ScrollState
  /** The width of the window; `null` until it is measured. */
  readonly breakpoint: Breakpoint | null
  /** A quarter of the footer is in view. */
  readonly footerVisible: boolean
}

/** Nothing is open, at the top of a page. */
export const initialLayout: LayoutState = {
  ...allClosed,
  level1: null,
  sitemapOpen: false,
  scroll: atTop,
  breakpoint: null,
  footerVisible: false,
}

/** The one store of layout and overlays (requirements 4). Read it with a selector; act below. */
export const useLayout = create<LayoutState>()(() => initialLayout)

/** Closing the main menu resets its choice. */
const withOverlays = (state: LayoutState, overlays: OverlayState): Partial<LayoutState> => ({
  ...overlays,
  level1: overlays.open === 'mainMenu' ? state.level1 : null,
})

/** Opens an overlay; its effect on the others is in `transitions.ts`. */
export const openOverlay = (name: OverlayName): void =>
  useLayout.setState((state) => withOverlays(state, opened(state, name)))

/** Closes an overlay; nothing happens when it is not open. */
export const closeOverlay = (name: OverlayName): void =>
  useLayout.setState((state) => withOverlays(state, closed(state, name)))

/** Opens an overlay that is closed, closes one that is open. */
export const toggleOverlay = (name: OverlayName): void =>
  useLayout.getState().open === name ? closeOverlay(name) : openOverlay(name)

/** Chooses an item of the main menu's first level, or none. */
export const chooseLevel1 = (level1: string | null): void => useLayout.setState({ level1 })

/** Shows or hides the sitemap in the footer. */
export const showSitemap = (sitemapOpen: boolean): void => useLayout.setState({ sitemapOpen })

/** Another page is shown: overlays of the last page close, and so does the sitemap. */
export const pageChanged = (): void =>
  useLayout.setState((state) => ({
    ...withOverlays(state, allClosed),
    sitemapOpen: false,
    scroll: atTop,
  }))

/** Navigation has scrolled to a place in the page; that is no scrolling by the visitor. */
export const arrived = (): void =>
  useLayout.setState(({ scroll }) => ({ scroll: { ...scroll, direction: 'up' } }))

/** The page was scrolled to a position; `limit` is the largest one. Both are in pixels. */
export const scrollTo = (y: number, limit: number): void =>
  useLayout.setState(({ scroll }) => ({ scroll: scrolledTo(scroll, y, limit) }))

/**
 * The window has got a width, and the page in it another height; that is no scrolling by the
 * visitor.
 */
export const windowSized = (breakpoint: Breakpoint, limit: number): void =>
  useLayout.setState(({ scroll }) => ({ breakpoint, scroll: { ...scroll, limit } }))

/** The footer has come into view or has left it. */
export const showFooter = (footerVisible: boolean): void => useLayout.setState({ footerVisible })
