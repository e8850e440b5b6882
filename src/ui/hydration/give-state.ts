type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface State {
  readonly value: string
  /** The value that the component takes the control to have. */
  readonly defaultValue: string
  /** Of a checkbox or radio button. */
  readonly checked?: boolean | undefined
}

/** A click that nothing outside of the page's content hears, such as an open menu. */
function clickWithin(control: HTMLElement): void {
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true })
  control.click()
}

/** The value as a visitor types it, of which React does not know. */
function typeValue(control: FormControl, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
}

/**
 * Gives a form control a state as a visitor would, so that its component hears of it. React compares the state with
 * the last one that it knows of, and hears of checkboxes and radio buttons by clicks alone.
 */
export function giveState(control: FormControl, { value, defaultValue, checked }: State): void {
  if (checked !== undefined && 'checked' in control) {
    control.checked = !checked
    clickWithin(control)
    return
  }
  const { selectionStart = null, selectionEnd = null } = 'selectionStart' in control ? control : {}
  control.value = defaultValue
  typeValue(control, value)
  if (selectionStart !== null && 'setSelectionRange' in control) {
    control.setSelectionRange(selectionStart, selectionEnd)
  }
  for (const type of ['input', 'change']) {
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
