/*
 * Each begins with words of its own, which a regular expression finds ten times as fast as one of several, or what
 * stands behind others: there are thousands of pages.
 */

/** What only Internet Explorer, Safari before 9 and surveys of generators read. */
const COMPATIBLE = /<meta http-equiv="x-ua-compatible"[^>]*>/g
const GENERATOR = /<meta name="generator"[^>]*>/g
const SHRINK = /, shrink-to-fit=no"/g

/** What is said of an icon for style sheets and documents that are not ours: in HTML it needs no namespace. */
const NAMESPACE = /<svg xmlns="[^"]*"/g
const NAMES = / class="lucide lucide-[\w-]+ /g
/** What the style sheet says of every icon. */
const SHAPE =
  / width="24" height="24"( viewBox="0 0 24 24") fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/g

/** A page without what Gatsby writes for browsers that are gone, and Lucide for sites that are others. */
export const plainHtml = (html: string): string =>
  html
    .replace(COMPATIBLE, '')
    .replace(GENERATOR, '')
    .replace(SHRINK, '"')
    .replace(NAMESPACE, '<svg')
    .replace(NAMES, ' class="')
    .replace(SHAPE, '$1')
