/** Whether the first page has been rendered, but for the parts whose hydration is deferred. */
let isRendered = false
/** Starts the hydration of parts that are still static HTML, in the order in which they were queued. */
const queue: (() => void)[] = []
let isRunning = false
/** How many parts of the page are not hydrated. */
let pending = 0

/** `data-hydrated` at the root element says that every part of the page is interactive. */
const markWhenHydrated = (): void => {
  if (isRendered && pending === 0) document.documentElement.dataset.hydrated = ''
}

/** Called once, after the initial render in the browser; deferred parts are hydrated after it. */
export const markInitialRender = (): void => {
  isRendered = true
  markWhenHydrated()
}

/**
 * Counts a part that is not hydrated.
 *
 * @returns to be called when it is hydrated, or unmounted
 */
export function trackPendingHydration(): () => void {
  pending += 1
  return () => {
    pending -= 1
    markWhenHydrated()
  }
}

/** Whether HTML is rendered by the build, for browsers to hydrate, and not in a browser. */
export const isServer = typeof document === 'undefined'

/** Whether what is rendered now hydrates HTML that the server has sent. */
export const isHydrating = (): boolean =>
  (!isRendered || isRunning) &&
  !isServer &&
  Boolean(document.getElementById('___gatsby')?.firstChild)

/** Hydrates one part, which may queue others within it, and lets the browser paint and respond first. */
function hydrateNext(): void {
  const next = queue.shift()
  isRunning = next !== undefined
  next?.()
  if (isRunning) setTimeout(hydrateNext)
}

/** Queues a part for hydration. Resolves when it is to be hydrated: first in, first out, a task each. */
export const queueHydration = (): Promise<void> =>
  new Promise((resolve) => {
    queue.push(resolve)
    if (!isRunning) setTimeout(hydrateNext)
    isRunning = true
  })
