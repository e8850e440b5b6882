declare global {
  interface Window {
    /** What the tag manager listens to. */
    dataLayer?: unknown[]
  }
}

/** Tells the tag manager which titles of a list are chosen (requirements 4, D7). */
export function reportChange(category: string, titles: readonly string[]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'filter-change', category, filters: titles })
}
