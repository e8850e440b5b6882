/** What the tag manager is told, by the names of requirements D7 (docs/privacy.md). */
export type AnalyticsEvent =
  | {
      readonly event: 'page-view'
      /** Of the route table: `products-category-slug`. */
      readonly routeName: string
      /** The template that made the page: `product`. */
      readonly pageType: string
      readonly url: string
      readonly title: string
      /** The site's handle: `de_eu`. */
      readonly locale: string
    }
  | {
      readonly event: 'filter-change'
      readonly category: string
      /** Titles of what is chosen. */
      readonly filters: readonly string[]
    }
  | {
      /** A form stands on the page, or was sent. */
      readonly event: 'form-open' | 'form-submit'
      /** The widget's code for it. */
      readonly form: string
    }
  | {
      readonly event: 'search'
      readonly query: string
      /** Titles of what was found. */
      readonly results: readonly string[]
    }

declare global {
  interface Window {
    /** What the tag manager listens to, whether there is one or not. */
    dataLayer?: AnalyticsEvent[]
  }
}

/** Tells the tag manager of an event; without one it is kept and nobody hears of it. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
