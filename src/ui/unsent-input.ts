/** The attribute of an element whose form fields hold a visitor's message. */
export const UNSENT = 'data-unsent'

/** Whether the visitor has written something that would be lost with the page. */
export const hasUnsentInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `[${UNSENT}] :is(input, textarea)`,
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/**
 * Leaves the page. The browser asks for confirmation if the visitor has unsent input, because it is
 * lost with the page.
 */
export function leavePage(leave: () => void): void {
  if (hasUnsentInput()) {
    const ask = (event: Event) => {
      event.preventDefault()
      // Chromium does not ask for a listener that is gone by then, as with `once`.
      setTimeout(() => window.removeEventListener('beforeunload', ask))
    }
    window.addEventListener('beforeunload', ask)
  }
  leave()
}
