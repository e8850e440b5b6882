import type { OverlayName } from './transitions'
import { isStandIn } from './typed-ahead'

/** The element that had the focus when an overlay was opened. */
const openers = new Map<OverlayName, Element>()

/** Remembers where the focus is, before an overlay takes it. */
export function rememberFocus(name: OverlayName): void {
  const { activeElement } = document
  // A substitute field has the focus already if the press came before the script.
  openers.delete(name)
  if (activeElement && activeElement !== document.body && !isStandIn(activeElement)) {
    openers.set(name, activeElement)
  }
}

/**
 * Gives the focus back to the element that opened an overlay. If that is gone, the control that
 * opens the overlay (`data-opens`) gets it. The page does not scroll.
 */
export function returnFocus(name: OverlayName): void {
  const opener = openers.get(name)
  openers.delete(name)
  const controls = [...document.querySelectorAll(`[data-opens="${name}"]`)]
  // Removed or hidden elements have no client rectangles.
  const target = [opener, ...controls].find((element) => element?.getClientRects().length)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
