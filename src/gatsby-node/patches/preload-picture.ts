/** A picture that a page wants before others (`Picture`, `eager`), with the sizes of its best format. */
const WANTED_FIRST =
  /<source type="([^"]+)" sizes="([^"]+)" srcset="([^"]+)"\/><img(?=[^>]*\sfetchpriority="high")/i

/** Sizes may depend on the width of the window, which changes once this tag has been read. */
const VIEWPORT = /<meta name="viewport"[^>]*>/

const PRELOADED = '<link rel="preload" as="image"'

/**
 * Fetches the first picture of a page as soon as the page begins to arrive. Its element comes after
 * styles and all menus. A request at the same time as the scripts would share the connection with
 * them.
 *
 * @throws when a page has no `<meta name="viewport">`
 */
export function preloadPicture(html: string): string {
  const [, type, sizes, sources] = WANTED_FIRST.exec(html) ?? []
  if (!type || !sources || !sizes || html.includes(PRELOADED)) return html
  if (!VIEWPORT.test(html)) throw new Error('A page has no <meta name="viewport">.')
  const link = `${PRELOADED} type="${type}" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high"/>`
  return html.replace(VIEWPORT, (viewport) => viewport + link)
}
