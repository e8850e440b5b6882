import { fieldOf } from '../../contract/is-object'

/** The list's state in the visitor's history entry, beside the router's own state. */
interface Remembered {
  /** The last page that was loaded into the list. */
  readonly loadedPages: number
  /** The scroll position in pixels when the visitor left the list. */
  readonly scrollY?: number
  /** The filter of the list then: the query of the URL. */
  readonly scrollQuery?: string
}

const kept = (name: keyof Remembered): unknown => fieldOf(window.history.state, name)

const numberIn = (name: keyof Remembered): number => {
  const value: unknown = kept(name)
  return typeof value === 'number' ? value : 0
}

/** The last page that was loaded when the visitor left this history entry; 0 for none. */
export const rememberedPages = (): number => numberIn('loadedPages')

/** Stores values in this history entry, so that they are there after going back to it. */
export function remember(what: Partial<Remembered>): void {
  window.history.replaceState({ ...window.history.state, ...what }, '')
}

/** Stores the scroll position. */
export const rememberScroll = (): void =>
  remember({ scrollY: window.scrollY, scrollQuery: window.location.search })

/**
 * Restores the scroll position of the list, once, when the page is high enough and the list has the
 * same filter.
 */
export function restoreScroll(): void {
  const scroll = numberIn('scrollY')
  if (scroll === 0) return
  const isSame = kept('scrollQuery') === window.location.search
  remember({ scrollY: 0 })
  if (isSame) requestAnimationFrame(() => window.scrollTo(0, scroll))
}
