/** What only Internet Explorer, Safari before 9 and surveys of generators read. */
const DISUSED =
  /<meta http-equiv="x-ua-compatible"[^>]*>|<meta name="generator"[^>]*>|, shrink-to-fit=no(?=")/g

/** What is said of an icon for style sheets and documents that are not ours: in HTML it needs no namespace. */
const OF_ICONS = /(?<=<svg) xmlns="[^"]*"|(?<= class=")lucide lucide-[\w-]+ /g

/** A page without what Gatsby writes for browsers that are gone, and Lucide for sites that are others. */
export const plainHtml = (html: string): string => html.replace(DISUSED, '').replace(OF_ICONS, '')
