import { valueAt } from '../../contract/is-object'

/** Effective types of the Network Information API that would wait long for a film. */
const SLOW = ['slow-2g', '2g', '3g']

/** The Network Information API, which only some browsers have. */
const connection = (key: 'saveData' | 'effectiveType'): unknown =>
  valueAt(navigator, ['connection', key])

/** Windows from tablets up: on a phone a film would cost more than it shows. */
const LARGE = '(min-width: 48em)'

/** Whether the window is large, the line is not slow, and the visitor minds neither motion nor data. */
const welcomesFilm = (): boolean =>
  window.matchMedia(LARGE).matches &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !window.matchMedia('(prefers-reduced-data: reduce)').matches &&
  connection('saveData') !== true &&
  !SLOW.some((type) => type === connection('effectiveType'))

/**
 * Calls back when a film may start by itself: once the page has loaded its first resources, if the
 * visitor welcomes films.
 *
 * @returns a function that ends the waiting
 */
export function whenFilmWelcome(callback: () => void): () => void {
  if (!welcomesFilm()) return () => undefined
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}
