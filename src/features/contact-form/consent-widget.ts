/**
 * The adapter to the external consent form widget (requirements 2.4, D8): a script of a third
 * party that renders a form, checks it and sends it. Nothing else in the site knows of it.
 * docs/forms.md says how another provider is connected.
 *
 * Which script it is says `GATSBY_FORMS_WIDGET_URL`; without that it is the demo widget of this site.
 * It is loaded the first time that a form is shown.
 */

/** What the widget is told of a form. */
export interface ConsentFormSettings {
  /** The widget's code for the form, `SXM-INFO`. */
  readonly form: string
  /** The language of its labels and messages; `auto` takes that of the page. */
  readonly locale: string
  /** An empty element in the page that belongs to the widget until `destroy` is called. */
  readonly container: HTMLElement
  /** Where the visitor wrote from, as one would say it: the page's title. */
  readonly referrerLabel: string
  /** Where the visitor wrote from: the path of the page. */
  readonly referrerPath: string
  /**
   * What the page knows that the form asks, by the names of its fields (`product`, `version`): the
   * visitor finds it filled in and may change it. A form takes what it has fields for.
   */
  readonly values?: Readonly<Partial<Record<string, string>>>
  /** Called when the form has been sent. */
  readonly onSubmit: () => void
}

/** A form that the widget renders. */
export interface ConsentFormHandle {
  /** Takes the form out of its container, with all that was typed. */
  readonly destroy: () => void
}

/** What the page asks of a widget. */
export interface ConsentForms {
  /** Renders a form into its container, at once or a moment later. */
  readonly init: (settings: ConsentFormSettings) => ConsentFormHandle
}

/** What a provider's script has put on the window, as {@link ConsentForms}; nothing before it ran. */
export type Provider = () => ConsentForms | undefined

/** Gives the widget, once it is loaded. */
export type WidgetLoader = () => Promise<ConsentForms>

declare global {
  interface Window {
    ConsentForms?: ConsentForms
  }
}

const DEMO_WIDGET = '/demo-widget/consent-forms.js'

/** The address of the widget's script. An empty variable counts as none. */
export const scriptAddress = (): string => process.env.GATSBY_FORMS_WIDGET_URL || DEMO_WIDGET

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
 * Makes what loads the widget: once for all who ask. After a failure the next one to ask tries again.
 * A script that only takes its time is not asked for a second time.
 *
 * @returns a loader that fails when the script cannot be had, or is not the provider's
 */
export function widgetOf(provider: Provider): WidgetLoader {
  async function load(): Promise<ConsentForms> {
    if (!provider()) await addScript(scriptAddress())
    const widget = provider()
    if (!widget) throw new Error(`${scriptAddress()} is not the script of a form widget.`)
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

/** The widget that the site's forms are made by. */
export const consentWidget = widgetOf(() => window.ConsentForms)
