/*
 * Each begins with words of its own, which a regular expression finds ten times as fast as one of several, or what
 * stands behind others: there are thousands of pages.
 */

/** What only Internet Explorer, Safari before 9 and surveys of generators read. */
const COMPATIBLE = /<meta http-equiv="x-ua-compatible"[^>]*>/g
const GENERATOR = /<meta name="generator"[^>]*>/g
const SHRINK = /, shrink-to-fit=no"/g

/** What `global.css` says of the element that has the focus after a page change. */
const NO_RING = / style="outline:none;"/g

/** A page without what Gatsby writes for browsers that are gone, and without an element's own styles. */
export const plainHtml = (html: string): string =>
  html.replace(COMPATIBLE, '').replace(GENERATOR, '').replace(SHRINK, '"').replace(NO_RING, '')
