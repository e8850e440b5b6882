import { giveState } from './give-state'

declare global {
  interface Window {
    /**
     * Controls that were clicked in static HTML, each once, in the order of their last clicks: collected by
     * the first script of a page (`src/gatsby-ssr/early-clicks-script.tsx`).
     */
    earlyClicks?: Set<HTMLElement>
  }
}

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The state that a visitor has left a form control in. */
export interface ControlState {
  readonly control: FormControl
  readonly value: string
  /** For a checkbox or radio button. */
  readonly checked?: boolean
}

/** Whether an element is in a part of the page that is not hydrated. */
export const isStatic = (element: Element): boolean => element.closest('[data-static]') !== null

/** The initial value of a form control. */
function defaultValueOf(control: FormControl): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const [first] = control.options
  return ([...control.options].find((option) => option.defaultSelected) ?? first)?.value ?? ''
}

const isTicked = (control: FormControl): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** The value of a checkbox or radio button is its meaning, and not a visitor's input. */
function isChanged(control: FormControl): boolean {
  if (!isTicked(control)) return control.value !== defaultValueOf(control)
  const { type, checked, defaultChecked } = control
  // In a group of radio buttons the chosen one represents all.
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked
}

/**
 * Marks an island as hydrated (islands within it have a mark of their own), and returns the form
 * controls whose state differs from the server's HTML. Hydration does not change those, but later
 * renderings do.
 *
 * @param root the island's element, with the attribute `data-static`
 */
export function markHydrated(root: Element): ControlState[] {
  root.removeAttribute('data-static')
  return [...root.querySelectorAll<FormControl>('input, textarea, select')]
    .filter((control) => !isStatic(control) && isChanged(control))
    .map((control) => ({
      control,
      value: control.value,
      ...(isTicked(control) && { checked: control.checked }),
    }))
}

/**
 * Reports to the listeners of a form control the value that a visitor entered before they were
 * attached.
 */
export function restore({ control, value, checked }: ControlState): void {
  // The visitor has gone on, and was heard.
  if (control.value !== value && control.value !== defaultValueOf(control)) return
  giveState(control, { value, checked, defaultValue: defaultValueOf(control) })
  // The text has opened the list of a dropdown; the earlier press would close it again.
  if (window.earlyClicks?.delete(control)) control.ariaBusy = null
}

/**
 * A handler of the document opens the choice of privacy (`features/privacy`), because its footer is
 * hydrated only on interaction.
 */
const isAnswered = (control: Element): boolean =>
  !isStatic(control) || control.matches('[data-privacy-choice]')

/**
 * Repeats the visitor's earlier actions on islands that are hydrated by now: form controls hand over their state, then
 * early clicks follow in their order. The changes of each are rendered before the next.
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
