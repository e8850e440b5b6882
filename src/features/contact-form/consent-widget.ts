/**
 * The adapter to the external consent form widget (requirements 2.4, D8): a script of a third party
 * that renders a form, validates it and sends it. No other code of the site knows the widget.
 * docs/forms.md says how to connect another provider.
 *
 * `GATSBY_FORMS_WIDGET_URL` names the script; the default is the demo widget of this site. It is
 * loaded when the first form is shown.
 */

/** The widget's settings for a form. */
export interface ConsentFormSettings {
  /** The widget's code for the form, `SXM-INFO`. */
  readonly form: string
  /** The language of its labels and messages; `auto` uses the page's language. */
  readonly locale: string
  /** An empty element in the page that belongs to the widget until `destroy` is called. */
  readonly container: HTMLElement
  /** The page that the visitor wrote from, by its title. */
  readonly referrerLabel: string
  /** The path of the page that the visitor wrote from. */
  readonly referrerPath: string
  /**
   * Values that the page knows, by the names of the form's fields (`product`, `version`). The
   * visitor finds them filled in and may change them. A form ignores values without a field.
   */
  readonly values?: Readonly<Partial<Record<string, string>>>
  /** Answers that the page knows to be possible, by the names of the form's fields (`version`). */
  readonly choices?: Readonly<Partial<Record<string, readonly string[]>>> | undefined
  /**
   * Called when the form has been sent, with a {@link Receipt} if the widget has one. The page
   * ignores values of another shape.
   */
  readonly onSubmit: (receipt?: unknown) => void
}

/** The part of a sent request that its visitor is shown. */
export interface Receipt {
  /** The number or name of the request. */
  readonly reference?: string
  /** The answers with the labels of their fields, in the order of the form. */
  readonly answers: readonly { readonly label: string; readonly value: string }[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isAnswer = (value: unknown): value is Receipt['answers'][number] =>
  isRecord(value) && typeof value.label === 'string' && typeof value.value === 'string'

/** The receipt of a widget; its parts of another shape are left out. */
export function receiptOf(value: unknown): Receipt {
  const { reference, answers } = isRecord(value) ? value : {}
  return {
    ...(typeof reference === 'string' && reference !== '' && { reference }),
    answers: Array.isArray(answers) ? answers.filter(isAnswer) : [],
  }
}

/** A form that the widget renders. */
export interface ConsentFormHandle {
  /** Removes the form from its container, with all input. */
  readonly destroy: () => void
}

/** The widget's functions that the page uses. */
export interface ConsentForms {
  /** Renders a form into its container, at once or a moment later. */
  readonly init: (settings: ConsentFormSettings) => ConsentFormHandle
}

/**
 * The provider's object on the window, as {@link ConsentForms}; `undefined` before its script ran.
 */
export type Provider = () => ConsentForms | undefined

/** Gives the widget, once it is loaded. */
export type WidgetLoader = () => Promise<ConsentForms>

declare global {
  interface Window {
    ConsentForms?: ConsentForms
  }
}

const DEMO_WIDGET = '/demo-widget/consent-forms.js'

/** The address of the widget's script. An empty variable counts as unset. */
export const scriptUrl = (): string => process.env.GATSBY_FORMS_WIDGET_URL || DEMO_WIDGET

const addScript = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} could not be loaded.`))
    }
    document.head.append(script)
  })

/**
 * Creates a loader of the widget. All callers share one load. After a failure the next call tries
 * again. A script that is only slow is not requested a second time.
 *
 * @returns a loader that fails when the script fails to load, or is not the provider's
 */
export function widgetOf(provider: Provider): WidgetLoader {
  async function load(): Promise<ConsentForms> {
    if (!provider()) await addScript(scriptUrl())
    const widget = provider()
    if (!widget) throw new Error(`${scriptUrl()} is not the script of a form widget.`)
    return widget
  }

  let loading: Promise<ConsentForms> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/** The widget of the site's forms. */
export const consentWidget = widgetOf(() => window.ConsentForms)
