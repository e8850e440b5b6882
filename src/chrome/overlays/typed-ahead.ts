import { restore, stateOf } from '../../ui/hydration/replay'
import type { OverlayName } from './transitions'

const standInOf = (name: OverlayName) =>
  document.querySelector<HTMLInputElement>(`[data-ahead="${name}"]`)

/** Whether an element is the substitute for an overlay's field. */
export const isStandIn = (element: Element): boolean => element.matches('[data-ahead]')

function show(standIn: HTMLInputElement, isShown: boolean): void {
  if (standIn.form) standIn.form.hidden = !isShown
}

/**
 * Sends the next letters to the substitute for an overlay's field (`StandIn`), if the overlay has
 * one.
 */
export function typeAhead(name: OverlayName): void {
  const standIn = standInOf(name)
  if (!standIn) return
  show(standIn, true)
  standIn.focus({ preventScroll: true })
}

/**
 * Moves the text that was typed early, and the caret's position, into an overlay's field, which is
 * focused now.
 */
export function takeTypedAhead(name: OverlayName, field: HTMLElement): void {
  const standIn = standInOf(name)
  if (!standIn || !(field instanceof HTMLInputElement)) return
  const state = stateOf(standIn)
  stopTypingAhead(name)
  if (state.value !== '') void restore({ ...state, control: field })
}

/**
 * Hides the substitute and forgets its text.
 *
 * @returns whether it had the focus, which is lost now
 */
export function stopTypingAhead(name: OverlayName): boolean {
  const standIn = standInOf(name)
  if (!standIn) return false
  const hadFocus = standIn === document.activeElement
  show(standIn, false)
  standIn.value = ''
  return hadFocus
}
