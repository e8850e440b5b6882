import { useEffect } from 'react'
import { track, type AnalyticsEvent } from './track'

/** Requirements 4: the event follows a route change by so much, when the page has its title. */
const DELAY_MS = 250

/** What a page is to the tag manager, besides what its window says. */
type ViewedPage = Pick<
  Extract<AnalyticsEvent, { event: 'page-view' }>,
  'routeName' | 'pageType' | 'locale'
>

/**
 * Tells the tag manager of each page that a visitor comes to and stays on for a moment: a redirect is no view.
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
