declare global {
  interface Window {
    /** Pictures that were printed before the site's scripts came (`src/gatsby-ssr/early-print-script.tsx`). */
    printedPictures?: Set<string>
  }
}

/**
 * The URLs of pictures that a script added to the page before hydration, in place of the fallback
 * for visitors without a script (`src/gatsby-browser/content`).
 */
export const shownPictures =
  (typeof window === 'undefined' ? undefined : window.printedPictures) ?? new Set<string>()
