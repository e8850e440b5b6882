/** Whether the first page has been drawn, but for the parts that wait for their turn. */
let drawn = false
/** Parts of the page that are still static HTML, in the order in which they are hydrated. */
const waiting: (() => void)[] = []
let turning = false
/** How many parts of the page are not hydrated. */
let unhydrated = 0

/** `data-hydrated` at the root element says that every part of the page answers. */
const tellWhenHydrated = (): void => {
  if (drawn && unhydrated === 0) document.documentElement.dataset.hydrated = ''
}

/** Called once, when the first page has been hydrated or drawn, but for the parts that wait. */
export const markDrawn = (): void => {
  drawn = true
  tellWhenHydrated()
}

/**
 * Tells of a part that is not hydrated.
 *
 * @returns to be called when it is, or when it is gone
 */
export function holdUnhydrated(): () => void {
  unhydrated += 1
  return () => {
    unhydrated -= 1
    tellWhenHydrated()
  }
}

/** Whether HTML is made for browsers to hydrate, and not a page in a browser. */
export const isServer = typeof document === 'undefined'

/** Whether what is rendered now hydrates HTML that the server has sent. */
export const hydrates = (): boolean =>
  (!drawn || turning) && !isServer && Boolean(document.getElementById('___gatsby')?.firstChild)

/** Hydrates one part, which may hold further ones, and lets the browser draw and answer first. */
function takeTurns(): void {
  const next = waiting.shift()
  turning = next !== undefined
  next?.()
  if (turning) setTimeout(takeTurns)
}

/** Resolves when it is a part's turn to be hydrated; the parts take turns in the order of asking. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (!turning) setTimeout(takeTurns)
    turning = true
  })
