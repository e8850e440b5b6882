/** The lower ends of the ranges of widths in em (requirements 4), as the style sheets have them. */
const beginnings = {
  small: 0,
  medium: 40,
  large: 64,
  xlarge: 80,
  xxlarge: 90,
  xxxlarge: 102.5,
  huge: 120,
} as const
export type Breakpoint = keyof typeof beginnings

// Object.keys is typed as string[]; the table is closed (`as const`), so its keys are the names.
const names = Object.keys(beginnings) as Breakpoint[]

/** The default font size of browsers, in pixels. */
const LETTER_PX = 16

/**
 * The range that a width belongs to.
 *
 * @param width in pixels
 * @param letter the size of a browser's letter in pixels: visitors who enlarge it get the layout of a smaller window
 */
export const breakpointOf = (width: number, letter: number): Breakpoint =>
  names.filter((name) => width >= beginnings[name] * letter).at(-1) ?? 'small'

/** The range of the window's width. */
export function windowBreakpoint(): Breakpoint {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return breakpointOf(window.innerWidth, letter || LETTER_PX)
}

/** Whether the menus are those of small windows (requirements 4: below 1024 px). */
export const isMobile = (breakpoint: Breakpoint | null): boolean =>
  breakpoint === 'small' || breakpoint === 'medium'

/** How far the page can be scrolled, in pixels. */
export const scrollLimit = (): number =>
  Math.max(0, document.documentElement.scrollHeight - window.innerHeight)

/** Requirements 9: a footer is visible from this share of it. */
const FOOTER_THRESHOLD = 0.25

/**
 * The visible shares of a footer that trigger a new check: less of a footer higher than the window
 * is visible.
 */
const FOOTER_STEPS = Array.from({ length: 41 }, (_, index) => index / 40)

type Sight = Pick<
  IntersectionObserverEntry,
  'boundingClientRect' | 'intersectionRect' | 'rootBounds'
>

/** Whether a quarter of the footer, or of a window that is lower than the footer, is taken by it. */
export const isFooterVisible = ({
  boundingClientRect,
  intersectionRect,
  rootBounds,
}: Sight): boolean =>
  intersectionRect.height > 0 &&
  intersectionRect.height >=
    FOOTER_THRESHOLD * Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity)

/**
 * Calls back each time the footer comes into view or leaves it.
 *
 * @returns stops it
 */
export function onFooter(footer: Element, tell: (isVisible: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries[entries.length - 1]
      if (latest) tell(isFooterVisible(latest))
    },
    { threshold: FOOTER_STEPS },
  )
  observer.observe(footer)
  return () => observer.disconnect()
}
