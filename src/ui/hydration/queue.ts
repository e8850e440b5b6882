import { firstPage } from './hydrating'

/** Starts the hydration of islands, in the order in which they were queued. */
const queue: (() => void)[] = []
let isRunning = false
/** How many islands that wait for no visitor are not hydrated. */
let pending = 0

/** `data-hydrated` at the root element says that all is interactive but what waits for a visitor. */
const markWhenHydrated = (): void => {
  if (firstPage.current && pending === 0) document.documentElement.dataset.hydrated = ''
}

/** Called once, after the initial render in the browser; islands are hydrated after it. */
export const markInitialRender = (): void => {
  firstPage.current = true
  markWhenHydrated()
}

/**
 * Counts an island that is not hydrated.
 *
 * @returns to be called when it is hydrated, or unmounted
 */
export function trackPending(): () => void {
  pending += 1
  return () => {
    pending -= 1
    markWhenHydrated()
  }
}

/** Hydrates one island, which may queue others within it, and lets the browser paint and respond first. */
function hydrateNext(): void {
  const next = queue.shift()
  isRunning = next !== undefined
  next?.()
  if (isRunning) setTimeout(hydrateNext)
}

/** Queues an island. Resolves when it is to be hydrated: first in, first out, a task each. */
export const queueHydration = (): Promise<void> =>
  new Promise((resolve) => {
    queue.push(resolve)
    if (!isRunning) setTimeout(hydrateNext)
    isRunning = true
  })
