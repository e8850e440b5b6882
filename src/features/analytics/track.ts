/** Events for the tag manager, by the names of requirements D7 (docs/privacy.md). */
export type AnalyticsEvent =
  | {
      readonly event: 'page-view'
      /** Its name in the route table: `products-category-slug`. */
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
      /** Titles of the chosen options. */
      readonly filters: readonly string[]
    }
  | {
      /** A form is shown on the page, or was sent. */
      readonly event: 'form-open' | 'form-submit'
      /** The widget's code for it. */
      readonly form: string
    }
  | {
      readonly event: 'search'
      readonly query: string
      /** Titles of the results. */
      readonly results: readonly string[]
    }

declare global {
  interface Window {
    /** The queue that a tag manager reads, whether there is one or not. */
    dataLayer?: AnalyticsEvent[]
  }
}

/**
 * Reports an event to the tag manager. Without a tag manager the event stays unread in the queue.
 */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
