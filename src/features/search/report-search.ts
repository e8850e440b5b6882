import type { Found } from './found'

declare global {
  interface Window {
    /** What the tag manager listens to. */
    dataLayer?: unknown[]
  }
}

/** Tells the tag manager what was searched for and what a visitor is shown for it (D7). */
export function reportSearch(query: string, { results }: Found): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'search', query, results: results.map(({ title }) => title) })
}
