/** Whether the first page has been drawn, but for the parts that wait for their turn. */
let drawn = false
/** Parts of the page that are still static HTML, in the order in which they are taken over. */
const waiting: (() => void)[] = []
let turning = false

/** Called once, when the first page has been taken over or drawn. */
export const markHydrated = (): void => {
  drawn = true
}

/** Whether what is rendered now takes over HTML that the server has sent. */
export const takesOver = (): boolean =>
  (!drawn || turning) &&
  typeof document !== 'undefined' &&
  Boolean(document.getElementById('___gatsby')?.firstChild)

/** Takes over one part, which may hold further ones, and lets the browser draw and answer first. */
function takeTurns(): void {
  const next = waiting.shift()
  turning = next !== undefined
  next?.()
  if (turning) setTimeout(takeTurns)
}

/** Resolves when it is a part's turn to be taken over; the parts take turns in the order of asking. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (!turning) setTimeout(takeTurns)
    turning = true
  })
