import { whenFilmWelcome } from '../media/when-film-welcome'
import { whenIdle } from '../when-idle'
import { changedControls, isStatic } from './replay'

/** A busy browser may never be idle. A visitor who acts waits at most this long for it, in milliseconds. */
const LONGEST_WAIT = 1000

const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'] as const

/**
 * Whether the visitor was faster than the script: has scrolled, pressed, opened a menu by the browser alone,
 * reached a part with the keyboard, or filled in a field.
 */
const wasFaster = (): boolean =>
  window.scrollY > 0 ||
  Boolean(window.earlyClicks?.size) ||
  document.querySelector('[data-overlay][open]') !== null ||
  (document.activeElement !== null && isStatic(document.activeElement)) ||
  changedControls(document).some(isStatic)

const watch = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController()
    const { signal } = heard
    const tell = () => {
      heard.abort()
      resolve()
    }
    // In the capture phase: React stops events in HTML that it has not hydrated.
    const options = { signal, capture: true, passive: true }
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => whenIdle(tell, { timeout: LONGEST_WAIT }), {
        ...options,
        once: true,
      })
    }
    window.addEventListener(
      'click',
      ({ target }) => target instanceof Element && isStatic(target) && tell(),
      options,
    )
    if (wasFaster()) tell()
    else if (document.querySelector('main [data-plays]')) whenFilmWelcome(() => whenIdle(tell))
  })

let first: Promise<void> | undefined

/**
 * Resolves with the first interaction of a visit, once the browser is idle: a movement, a touch, a
 * key, scrolling. It waits for an idle browser for a second at most, and a click on static HTML does
 * not wait. On a page with a film that plays by itself, a visitor who welcomes films need not act.
 * Later calls resolve at once.
 */
export const firstInteraction = (): Promise<void> => (first ??= watch())
