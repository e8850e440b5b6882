type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface State {
  readonly value: string
  /** The control's value in the component's state. */
  readonly defaultValue: string
  /** For a checkbox or radio button. */
  readonly checked?: boolean | undefined
  /** Begin and end of the selected text; equal for a caret. */
  readonly selection?: readonly [number, number] | undefined
}

/**
 * A click that is stopped at the body, so that handlers outside of the page's content, such as an
 * open menu, do not react.
 */
function clickWithin(control: HTMLElement): void {
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true })
  control.click()
}

/** Sets the value as typing does: not by the setter that React has put on the control. */
function typeValue(control: FormControl, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control)
  if (prototype instanceof Object) Reflect.set(prototype, 'value', value, control)
}

/**
 * Gives a form control a state as a visitor would, and notifies its component. React ignores an
 * event that does not change the state that it knows. For checkboxes and radio buttons it listens
 * only to clicks.
 */
export function giveState(
  control: FormControl,
  { value, defaultValue, checked, selection }: State,
): void {
  if (checked !== undefined && 'checked' in control) {
    control.checked = !checked
    clickWithin(control)
    return
  }
  control.value = defaultValue
  typeValue(control, value)
  if (selection && 'setSelectionRange' in control) control.setSelectionRange(...selection)
  for (const type of ['input', 'change']) {
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
