import { firstPage } from './hydrating'

/** Starts the hydration of islands, first in, first out. */
const queue: (() => void)[] = []
let isRunning = false
/** How many islands with `when="now"` are not hydrated. */
let pending = 0

/** `data-hydrated` at the root element means that all islands with `when="now"` are hydrated. */
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
 * @returns a function to call when it is hydrated, or unmounted
 */
export function trackPending(): () => void {
  pending += 1
  return () => {
    pending -= 1
    markWhenHydrated()
  }
}

/** Hydrates one island, which may queue others within it. The browser paints and responds first. */
function hydrateNext(): void {
  const next = queue.shift()
  isRunning = next !== undefined
  next?.()
  if (isRunning) setTimeout(hydrateNext)
}

/** Queues an island. Resolves when its turn comes, in a task of its own. */
export const queueHydration = (): Promise<void> =>
  new Promise((resolve) => {
    queue.push(resolve)
    if (!isRunning) setTimeout(hydrateNext)
    isRunning = true
  })
