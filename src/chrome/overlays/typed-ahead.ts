import { restore } from '../../ui/hydration/replay'
import type { OverlayName } from './transitions'

const standInOf = (name: OverlayName) =>
  document.querySelector<HTMLInputElement>(`[data-ahead="${name}"]`)

/** Whether an element stands in for the field of an overlay. */
export const isStandIn = (element: Element): boolean => element.matches('[data-ahead]')

function show(standIn: HTMLInputElement, isShown: boolean): void {
  if (standIn.form) standIn.form.hidden = !isShown
}

/** Has what is typed from now on go to what stands in for the field of an overlay (`StandIn`), if anything does. */
export function typeAhead(name: OverlayName): void {
  const standIn = standInOf(name)
  if (!standIn) return
  show(standIn, true)
  standIn.focus({ preventScroll: true })
}

/**
 * Gives the field of an overlay, which has the focus by now, what was typed before it was there, and the
 * caret's place.
 */
export function takeTypedAhead(name: OverlayName, field: HTMLElement): void {
  const standIn = standInOf(name)
  if (!standIn || !(field instanceof HTMLInputElement)) return
  const { value, selectionStart, selectionEnd } = standIn
  stopTypingAhead(name)
  if (value === '') return
  restore({ control: field, value })
  field.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Forgets what was typed.
 *
 * @returns whether what stands in had the focus, which nothing has then
 */
export function stopTypingAhead(name: OverlayName): boolean {
  const standIn = standInOf(name)
  if (!standIn) return false
  const hadFocus = standIn === document.activeElement
  show(standIn, false)
  standIn.value = ''
  return hadFocus
}
