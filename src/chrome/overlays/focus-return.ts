import type { OverlayName } from './transitions'
import { isStandIn } from './typed-ahead'

/** What had the focus when an overlay was opened. */
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
 * Gives the focus back to what opened an overlay, or, when that is gone, to the control that opens
 * it (`data-opens`). The page stays where it is.
 */
export function returnFocus(name: OverlayName): void {
  const opener = openers.get(name)
  openers.delete(name)
  const controls = [...document.querySelectorAll(`[data-opens="${name}"]`)]
  // What is gone, or hidden, is nowhere.
  const target = [opener, ...controls].find((element) => element?.getClientRects().length)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
