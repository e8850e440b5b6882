declare global {
  interface Window {
    /** Pictures that were printed before the site's scripts came (`src/gatsby-ssr/early-print-script.tsx`). */
    printedPictures?: Set<string>
  }
}

/**
 * The addresses of pictures that stand in the page before it is hydrated, in the place of what visitors without a script
 * see (`src/gatsby-browser/content`).
 */
export const shownPictures =
  (typeof window === 'undefined' ? undefined : window.printedPictures) ?? new Set<string>()
