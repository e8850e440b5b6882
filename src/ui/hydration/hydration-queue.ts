import { firstPage } from './hydration-tree'

/** Starts the hydration of parts that are still static HTML, in the order in which they were queued. */
const queue: (() => void)[] = []
let isRunning = false
/** How many parts of the page are not hydrated. */
let pending = 0

/** `data-hydrated` at the root element says that every part of the page is interactive. */
const markWhenHydrated = (): void => {
  if (firstPage.current && pending === 0) document.documentElement.dataset.hydrated = ''
}

/** Called once, after the initial render in the browser; deferred parts are hydrated after it. */
export const markInitialRender = (): void => {
  firstPage.current = true
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
