import { whenIdle } from '../when-idle'
import { isStatic } from './changed-controls'

/** What a visitor does first: from then on idle time is well spent on what may come. */
const ACTIVITY = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'] as const

/**
 * Tells, once for each kind of activity, that there was some anywhere on the page and that the browser has
 * been idle since.
 *
 * @param signal ends it
 */
export function onActivity(run: () => void, signal: AbortSignal): void {
  for (const type of ACTIVITY) {
    const soon = () => whenIdle(() => !signal.aborted && run())
    // On the way down: React stops what happens in HTML that it has not hydrated.
    window.addEventListener(type, soon, { signal, once: true, passive: true, capture: true })
  }
}

/**
 * Settles with the first activity from now on, or at once where the visitor was faster than the script. A click
 * on what waits is not kept waiting until the browser is idle.
 */
export const firstActivity = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController()
    const { signal } = heard
    const tell = () => {
      heard.abort()
      resolve()
    }
    onActivity(tell, signal)
    window.addEventListener(
      'click',
      ({ target }) => target instanceof Element && isStatic(target) && tell(),
      { signal, capture: true },
    )
    if (window.scrollY > 0 || window.earlyClicks?.size) tell()
  })
