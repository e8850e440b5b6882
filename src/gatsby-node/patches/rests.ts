const RESTS = /<html[^>]* data-rests[ >=]/

/** Whether a rendered page fetches what its content needs later (`src/gatsby-browser/resting`). */
export const rests = (html: string): boolean => RESTS.test(html)
