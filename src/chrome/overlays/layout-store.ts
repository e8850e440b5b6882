import { create } from 'zustand'
import { atTop, scrolledTo, type ScrollState } from '../header/header-scroll'
import type { Breakpoint } from '../layout/window-state'
import { allClosed, closed, opened, type OverlayName, type OverlayState } from './transitions'

/** What the chrome of a page remembers while a visitor walks through the site. */
export interface LayoutState extends OverlayState {
  /**
   * The main menu's chosen item by id. Level 2 has no state here: what is chosen in an item's panel
   * is gone with the panel, so a choice on level 1 resets it (requirements 4).
   */
  readonly level1: string | null
  readonly sitemapOpen: boolean
  readonly scroll: ScrollState
  /** How wide the window is; `null` until it is measured. */
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

/** Closing the main menu forgets what was chosen in it. */
const withOverlays = (state: LayoutState, overlays: OverlayState): Partial<LayoutState> => ({
  ...overlays,
  level1: overlays.open === 'mainMenu' ? state.level1 : null,
})

/** Opens an overlay; what that does to the others is in `transitions.ts`. */
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

/** Another page is shown: whatever lay over the last one is closed, and so is the sitemap. */
export const pageChanged = (): void =>
  useLayout.setState((state) => ({
    ...withOverlays(state, allClosed),
    sitemapOpen: false,
    scroll: atTop,
  }))

/** A step to another page has led to a place in it, which is no scrolling of the visitor's. */
export const arrived = (): void =>
  useLayout.setState(({ scroll }) => ({ scroll: { ...scroll, direction: 'up' } }))

/** The page, which can be scrolled so far, was scrolled to a position; both in pixels. */
export const scrollTo = (y: number, limit: number): void =>
  useLayout.setState(({ scroll }) => ({ scroll: scrolledTo(scroll, y, limit) }))

/** The window has got a width, and the page in it another height, which is no scrolling of the visitor's. */
export const windowSized = (breakpoint: Breakpoint, limit: number): void =>
  useLayout.setState(({ scroll }) => ({ breakpoint, scroll: { ...scroll, limit } }))

/** The footer has come into view or has left it. */
export const showFooter = (footerVisible: boolean): void => useLayout.setState({ footerVisible })
