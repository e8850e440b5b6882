import { whenIdle } from '../when-idle'

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
    window.addEventListener(type, soon, { signal, once: true, passive: true })
  }
}

/** Settles with the first activity from now on, or at once where the visitor was faster than the script. */
export const firstActivity = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController()
    const tell = () => {
      heard.abort()
      resolve()
    }
    onActivity(tell, heard.signal)
    if (window.scrollY > 0 || window.earlyClicks?.size) tell()
  })
