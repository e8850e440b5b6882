const ATTRIBUTE = /<html[^>]* data-hydrate="interaction"/

/** Whether a rendered page fetches what its content needs later (`src/gatsby-browser/content`). */
export const hydratesOnInteraction = (html: string): boolean => ATTRIBUTE.test(html)
