import type { Page } from '@playwright/test'

/** Keeps the longest duration of each interaction's events. */
export const observeInteractions = () => {
  const durations = new Map<number, number>()
  Object.assign(window, { interactionDurations: durations })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId')
      if (typeof id === 'number' && id > 0) {
        durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration))
      }
    }
  })
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  observer.observe(options)
}

/** The longest interaction since the last call, once the browser has reported it. */
export const longestInteraction = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // No function has a name here: the compiler would add a helper that the page lacks.
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    const durations: unknown = Reflect.get(window, 'interactionDurations')
    if (!(durations instanceof Map)) throw new Error('Nothing observes the interactions.')
    const found = Math.max(0, ...[...durations.values()].map(Number))
    durations.clear()
    return found
  })

/** The value in the middle. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
