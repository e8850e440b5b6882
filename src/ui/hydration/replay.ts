import { defaultValueOf, isStatic, type ControlState } from './changed-controls'
import { giveState } from './give-state'

/** Tells the listeners of a form control the value that a visitor gave it before they were there. */
export function restore({ control, value, checked }: ControlState): void {
  // The visitor has gone on, and was heard.
  if (control.value !== value && control.value !== defaultValueOf(control)) return
  giveState(control, { value, checked, defaultValue: defaultValueOf(control) })
  // The text has opened the list of a dropdown, which the press before it would close again.
  if (window.earlyClicks?.delete(control)) control.ariaBusy = null
}

/** The document itself answers for the choice of privacy (`features/privacy`), whose footer waits for a visitor. */
const isAnswered = (control: Element): boolean =>
  !isStatic(control) || control.matches('[data-privacy-choice]')

/**
 * Does again, on parts that are hydrated by now, what a visitor did before: form controls hand over
 * the state in which they were left, then early clicks follow in their order. What each of them
 * changes is rendered before the next.
 */
export async function replay(states: readonly ControlState[]): Promise<void> {
  for (const state of states) {
    await Promise.resolve()
    restore(state)
  }
  const { earlyClicks = new Set<HTMLElement>() } = window
  for (const control of [...earlyClicks].filter(isAnswered)) {
    await Promise.resolve()
    // Another replay, or the visitor, may have been faster.
    if (!earlyClicks.delete(control)) continue
    control.ariaBusy = null
    control.click()
  }
}
