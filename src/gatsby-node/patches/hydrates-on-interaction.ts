const ATTRIBUTE = /<html[^>]* data-hydrate="interaction"/

/**
 * Whether a rendered page fetches its content's code and data later (`src/gatsby-browser/content`).
 */
export const hydratesOnInteraction = (html: string): boolean => ATTRIBUTE.test(html)
