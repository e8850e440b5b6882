import {
  scriptUrl,
  type ConsentFormHandle,
  type ConsentFormSettings,
  type WidgetLoader,
} from './consent-widget'

/** How long a visitor waits for a form before the page offers telephone and mail, in milliseconds. */
const TIMEOUT_MS = 10_000

export interface OpenFormOptions extends ConsentFormSettings {
  readonly widget: WidgetLoader
  /** The form is in its container. */
  readonly onReady: () => void
  /** There will be no form. */
  readonly onFailed: () => void
}

/**
 * Opens a form of the widget and catches every error of the third party's script. The console then
 * names the widget, the form and the error, and the page continues.
 *
 * @returns closes the form; may be called more than once
 */
export function openForm({
  widget,
  container,
  onReady,
  onFailed,
  ...settings
}: OpenFormOptions): () => void {
  // The widget may change it at will, even remove it from the page.
  const place = document.createElement('div')
  container.append(place)
  let handle: ConsentFormHandle | undefined
  let isClosed = false

  const report = (failure: string, cause?: unknown) => {
    const message = `The form widget ${scriptUrl()} ${failure} ("${settings.form}").`
    console.error(new Error(message, { cause }))
  }
  const stopWaiting = () => {
    clearTimeout(timer)
    drawn.disconnect()
  }
  const close = () => {
    if (isClosed) return
    isClosed = true
    stopWaiting()
    try {
      handle?.destroy()
    } catch (error) {
      report('failed to unload a form', error)
    }
    place.remove()
  }
  const fail = (failure: string, cause?: unknown) => {
    if (isClosed) return
    report(failure, cause)
    close()
    onFailed()
  }
  const timer = setTimeout(
    () => fail(`showed no form within ${TIMEOUT_MS / 1000} seconds`),
    TIMEOUT_MS,
  )
  const drawn = new MutationObserver(() => {
    stopWaiting()
    onReady()
  })
  widget()
    .then(({ init }) => {
      if (isClosed) return
      drawn.observe(place, { childList: true })
      handle = init({
        ...settings,
        container: place,
        onSubmit: (receipt) => {
          if (isClosed) return
          stopWaiting()
          settings.onSubmit(receipt)
        },
      })
    })
    .catch((error: unknown) => fail('failed to show a form', error))
  return close
}
