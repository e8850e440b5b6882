/**
 * The segment for a code that leads nowhere: `/discover/not-found` gets the site's not-found page.
 */
export const SHORTLINK_MISSING = 'not-found'
