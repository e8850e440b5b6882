/**
 * The addresses of pictures that stand in the page before it is hydrated, in the place of what visitors without a script
 * see (`src/gatsby-browser/resting`).
 */
export const shownPictures = new Set<string>()
