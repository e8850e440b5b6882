declare global {
  interface Window {
    /**
     * Controls that were clicked in static HTML, each once, in the order of their last clicks: kept by
     * the first script of a page (`src/gatsby-ssr/early-clicks-script.tsx`).
     */
    earlyClicks?: Set<HTMLElement>
  }
}

/** What a visitor may type into, tick, or choose from. */
export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The state in which a visitor has left a form control. */
export interface ControlState {
  readonly control: FormControl
  readonly value: string
  /** Of a checkbox or radio button. */
  readonly checked?: boolean
}

/** Whether an element is in a part of the page that is not hydrated. */
export const isStatic = (element: Element): boolean => element.closest('[data-static]') !== null

/** The value of a form control that nobody has touched. */
export function defaultValueOf(control: FormControl): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const [first] = control.options
  return ([...control.options].find((option) => option.defaultSelected) ?? first)?.value ?? ''
}

const isTicked = (control: FormControl): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** The value of a checkbox or radio button is what it stands for, not what a visitor gave it. */
function isChanged(control: FormControl): boolean {
  if (!isTicked(control)) return control.value !== defaultValueOf(control)
  const { type, checked, defaultChecked } = control
  // Of a group of radio buttons the one that is chosen speaks for all.
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked
}

/**
 * Marks a part of the page as hydrated (parts within it have a mark of their own), and tells which
 * of its form controls are not as the server has sent them. Hydration leaves those alone, but what
 * is rendered after it does not.
 *
 * @param root the part's element, with the attribute `data-static`
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
