/** What only Internet Explorer, Safari before 9 and surveys of generators read. */
const DISUSED =
  /<meta http-equiv="x-ua-compatible"[^>]*>|<meta name="generator"[^>]*>|, shrink-to-fit=no(?=")/g

/** A page's head without what Gatsby writes into it for browsers that are gone. */
export const plainHead = (html: string): string => html.replace(DISUSED, '')
