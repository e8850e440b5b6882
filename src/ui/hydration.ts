/** Whether the HTML that the server sent has been taken over. */
let done = false

/** Called once, when the first page has been taken over or drawn. */
export const markHydrated = (): void => {
  done = true
}

/** Whether what is rendered now takes over HTML that the server has sent. */
export const takesOver = (): boolean =>
  !done &&
  typeof document !== 'undefined' &&
  Boolean(document.getElementById('___gatsby')?.firstChild)
