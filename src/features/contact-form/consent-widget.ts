/**
 * The adapter to the external consent form widget (requirements 2.4, D8): a script of a third
 * party that renders a form, checks it and sends it. Nothing else in the site knows of it.
 *
 * The script puts an object {@link ConsentForms} on the window. Which script it is says
 * `GATSBY_FORMS_WIDGET_URL`; without that it is the demo widget of this site. It is loaded the first
 * time that a form is shown.
 */

/** What the widget is told of a form. */
export interface ConsentFormSettings {
  /** The widget's code for the form, `SXM-INFO`. */
  readonly form: string
  /** The language of its labels and messages; `auto` takes that of the page. */
  readonly locale: string
  /** An empty element that belongs to the widget until `destroy` is called. */
  readonly container: HTMLElement
  /** Where the visitor wrote from, as one would say it: the page's title. */
  readonly referrerLabel: string
  /** Where the visitor wrote from: the path of the page. */
  readonly referrerPath: string
  /** Called when the form has been sent. */
  readonly onSubmit: () => void
}

/** A form that the widget renders. */
export interface ConsentFormHandle {
  /** Takes the form out of its container, with all that was typed. */
  readonly destroy: () => void
}

/** The widget's global, `window.ConsentForms`. */
export interface ConsentForms {
  readonly init: (settings: ConsentFormSettings) => ConsentFormHandle
}

declare global {
  interface Window {
    ConsentForms?: ConsentForms
  }
}

const DEMO_WIDGET = '/demo-widget/consent-forms.js'

/** The address of the widget's script. An empty variable counts as none. */
const scriptAddress = (): string => process.env.GATSBY_FORMS_WIDGET_URL || DEMO_WIDGET

const addScript = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`The form widget could not be loaded from ${address}.`))
    }
    document.head.append(script)
  })

async function load(): Promise<ConsentForms> {
  const address = scriptAddress()
  if (!window.ConsentForms) await addScript(address)
  if (!window.ConsentForms) throw new Error(`${address} offers no window.ConsentForms.`)
  return window.ConsentForms
}

let loading: Promise<ConsentForms> | null = null

/**
 * The widget, loaded once for all who ask. After a failure the next one to ask tries again.
 *
 * @throws when the script cannot be had, or is not the widget
 */
export function consentWidget(): Promise<ConsentForms> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
