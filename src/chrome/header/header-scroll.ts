/** Requirements 4 and 9: beyond this many pixels, on the way down, the header hides. */
export const SCROLLED_THRESHOLD_PX = 170

/** Where a visitor is on the page, and whether the last step led down. */
export interface ScrollState {
  readonly y: number
  readonly direction: 'up' | 'down'
}

/** The top of a page. */
export const atTop: ScrollState = { y: 0, direction: 'up' }

/**
 * The state after scrolling to a position in pixels. At or beyond the previous one is down; negative
 * ones, which an overscrolling browser reports, are ignored (requirements 4).
 */
export function scrolledTo(previous: ScrollState, y: number): ScrollState {
  if (y < 0) return previous
  return { y, direction: y >= previous.y ? 'down' : 'up' }
}

/** Whether the header counts as scrolled (requirements 4); an open overlay keeps it in its place. */
export const isScrolled = ({ y, direction }: ScrollState, overlayOpen: boolean): boolean =>
  y > SCROLLED_THRESHOLD_PX && direction === 'down' && !overlayOpen
