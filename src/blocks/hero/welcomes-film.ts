import { valueAt } from '../../contract/is-object'

/** Part of the Network Information API, which only some browsers have. */
const savesData = (): boolean => valueAt(navigator, ['connection', 'saveData']) === true

/** Windows from tablets up: on a phone a film would cost more than it shows. */
const LARGE = '(min-width: 48em)'

/** Whether the window is large, and the visitor minds neither motion nor the data of a film. */
export const welcomesFilm = (): boolean =>
  window.matchMedia(LARGE).matches &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !window.matchMedia('(prefers-reduced-data: reduce)').matches &&
  !savesData()
