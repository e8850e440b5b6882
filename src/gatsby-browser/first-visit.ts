import { whenIdle } from '../ui/when-idle'
import { wasSentResting } from './runtime/resting-page'

/**
 * Lays out all of a page that rests once the browser is idle. On a first visit what is below the first screen has a
 * height that is an estimate (`data-first-visit`), which ends where it is hydrated: this may be long after whoever
 * scrolls, or looks for something, has to know how long the page is.
 */
export function layOutRestingPage(): void {
  if (wasSentResting()) whenIdle(() => delete document.documentElement.dataset.firstVisit)
}
