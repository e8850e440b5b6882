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
  /** Begin and end of the selected text; equal for a caret. */
  readonly selection?: readonly [number, number]
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

/** The state of a form control now, before a rendering sets the text back and the caret with it. */
export function stateOf(control: FormControl): ControlState {
  const { value } = control
  if (isTicked(control)) return { control, value, checked: control.checked }
  const { selectionStart = null, selectionEnd = null } = 'selectionStart' in control ? control : {}
  if (selectionStart === null || selectionEnd === null) return { control, value }
  return { control, value, selection: [selectionStart, selectionEnd] }
}

/** The form controls of an element that differ from the server's HTML. */
export const changedControls = (root: ParentNode): FormControl[] =>
  [...root.querySelectorAll<FormControl>('input, textarea, select')].filter(isChanged)

/**
 * Marks an island as hydrated (islands within it have a mark of their own), and returns the form
 * controls whose state differs from the server's HTML. Hydration does not change those, but later
 * renderings do.
 *
 * @param root the island's element, with the attribute `data-static`
 */
export function markHydrated(root: Element): ControlState[] {
  root.removeAttribute('data-static')
  return changedControls(root)
    .filter((control) => !isStatic(control))
    .map(stateOf)
}

/**
 * Reports to the listeners of a form control the value that a visitor entered before they were
 * attached. It waits until a rendering and its effects are over: React renders the changes of an
 * event at once only then, and until it renders them it sets the control back.
 */
export async function restore({ control, ...state }: ControlState): Promise<void> {
  await Promise.resolve()
  const defaultValue = defaultValueOf(control)
  // The visitor has gone on, and was heard.
  if (control.value !== state.value && control.value !== defaultValue) return
  giveState(control, { ...state, defaultValue })
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
  for (const state of states) await restore(state)
  const { earlyClicks = new Set<HTMLElement>() } = window
  for (const control of [...earlyClicks].filter(isAnswered)) {
    await Promise.resolve()
    // Another replay, or the visitor, may have been faster.
    if (!earlyClicks.delete(control)) continue
    control.ariaBusy = null
    control.click()
  }
}
