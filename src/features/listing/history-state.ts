import { fieldOf } from '../../contract/is-object'

/** What is kept with the visitor's history entry, beside what the router keeps there. */
interface Remembered {
  /** The last page that was loaded into the list. */
  readonly loadedPages: number
  /** How far the window was scrolled, in pixels, when the visitor left the list. */
  readonly scrollY?: number
  /** What the list was filtered by then: the query of the address. */
  readonly scrollQuery?: string
}

const kept = (name: keyof Remembered): unknown => fieldOf(window.history.state, name)

const numberIn = (name: keyof Remembered): number => {
  const value: unknown = kept(name)
  return typeof value === 'number' ? value : 0
}

/** The last page that was loaded when the visitor left this history entry; 0 for none. */
export const rememberedPages = (): number => numberIn('loadedPages')

/** Keeps something with this history entry, so that it is there after going back to it. */
export function remember(what: Partial<Remembered>): void {
  window.history.replaceState({ ...window.history.state, ...what }, '')
}

/** Keeps how far the window is scrolled. */
export const rememberScroll = (): void =>
  remember({ scrollY: window.scrollY, scrollQuery: window.location.search })

/**
 * Brings the window back to where the visitor left the list, once, when there is room for it and
 * the list is filtered as it was.
 */
export function restoreScroll(): void {
  const scroll = numberIn('scrollY')
  if (scroll === 0) return
  const isSame = kept('scrollQuery') === window.location.search
  remember({ scrollY: 0 })
  if (isSame) requestAnimationFrame(() => window.scrollTo(0, scroll))
}
