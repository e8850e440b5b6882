/*
 * What the browser gets for `gatsby-link` (see `browserAliases`): links are plain anchors (`links.ts`), and
 * all addresses of pages are absolute, without a prefix and without a slash at the end.
 */

interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: object
}

/** Goes to a page of the site, by its address. */
export function navigate(address: string, options?: NavigateOptions): void {
  // Gatsby's own steps (`gatsby/cache-dir/navigation.js`).
  const step: (to: string, how?: NavigateOptions) => void = window.___navigate
  step(address, options)
}

export const withPrefix = (path: string): string => path

/** The parts of an address of this site. */
export function parsePath(address: string) {
  const { pathname, search, hash } = new URL(address, window.location.origin)
  return { pathname, search, hash }
}
