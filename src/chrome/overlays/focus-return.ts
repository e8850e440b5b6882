import type { OverlayName } from './transitions'

/** What had the focus when an overlay was opened. */
const openers = new Map<OverlayName, Element>()

const isVisible = (element: Element) => element.isConnected && element.getClientRects().length > 0

/** Remembers where the focus is, before an overlay takes it. */
export function rememberFocus(name: OverlayName): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) openers.set(name, activeElement)
}

/**
 * Gives the focus back to what opened an overlay, or, when that is gone, to the control that opens
 * it (`data-opens`).
 */
export function returnFocus(name: OverlayName): void {
  const opener = openers.get(name)
  openers.delete(name)
  const controls = [...document.querySelectorAll(`[data-opens="${name}"]`)]
  const target = [opener, ...controls].find((element) => element && isVisible(element))
  if (target instanceof HTMLElement) target.focus()
}
