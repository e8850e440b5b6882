import { useEffect } from 'react'
import { track, type AnalyticsEvent } from './track'

/** Requirements 4: the delay after a route change, so that the page has its title. */
const DELAY_MS = 250

/** The tag manager's facts of a page, besides those that its window has. */
type ViewedPage = Pick<
  Extract<AnalyticsEvent, { event: 'page-view' }>,
  'routeName' | 'pageType' | 'locale'
>

/**
 * Reports each page to the tag manager that a visitor stays on for a moment. A redirect is no view.
 *
 * @param path of the page; a change of query or hash alone is no other page
 */
export function usePageView(path: string, { routeName, pageType, locale }: ViewedPage): void {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        track({
          event: 'page-view',
          ...{ routeName, pageType, locale },
          ...{ url: window.location.href, title: document.title },
        }),
      DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [path, routeName, pageType, locale])
}
