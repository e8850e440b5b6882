/** Requirements 4 and 9: beyond this many pixels, on the way down, the header hides. */
export const SCROLLED_THRESHOLD_PX = 170

/** The scroll position, and the direction of the last step. */
export interface ScrollState {
  readonly y: number
  readonly direction: 'up' | 'down'
  /** How far the page can be scrolled, in pixels. */
  readonly limit: number
}

/** The top of a page. */
export const atTop: ScrollState = { y: 0, direction: 'up', limit: 0 }

/**
 * The state after scrolling to a position in pixels. A position at or beyond the previous one is
 * down. Negative positions, which an overscrolling browser reports, are ignored (requirements 4).
 * When the height of the page changes, the browser itself may scroll up to keep the same content in
 * sight; this is no step up.
 */
export function scrolledTo(previous: ScrollState, y: number, limit: number): ScrollState {
  if (y < 0) return previous
  const up = limit === previous.limit ? 'up' : previous.direction
  return { y, limit, direction: y >= previous.y ? 'down' : up }
}

/** Whether the header counts as scrolled (requirements 4); an open overlay keeps it in its place. */
export const isScrolled = ({ y, direction }: ScrollState, overlayOpen: boolean): boolean =>
  y > SCROLLED_THRESHOLD_PX && direction === 'down' && !overlayOpen
