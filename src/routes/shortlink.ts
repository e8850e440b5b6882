/**
 * Stands in the place of a code that leads nowhere: `/discover/not-found` is answered with the
 * site's not-found page.
 */
export const SHORTLINK_MISSING = 'not-found'
