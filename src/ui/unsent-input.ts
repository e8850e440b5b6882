/** The attribute of an element whose form fields hold what a visitor writes to somebody. */
export const UNSENT = 'data-unsent'

/** Whether the visitor has written something that would be lost with the page. */
export const hasUnsentInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `[${UNSENT}] :is(input, textarea)`,
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue)
