/** A picture that a page wants before others (`Picture`, `eager`), with the sizes of its best format. */
const WANTED_FIRST =
  /<source type="([^"]+)" sizes="([^"]+)" srcset="([^"]+)"\/><img(?=[^>]*\sfetchpriority="high")/i

/** Sizes may depend on the width of the window, which is another before this has been read. */
const VIEWPORT = /<meta name="viewport"[^>]*>/

const PRELOADED = '<link rel="preload" as="image"'

/**
 * Has the picture that a page begins with fetched as soon as the page begins to arrive: it stands behind styles and all
 * menus, and what is asked for together with the scripts comes together with them.
 *
 * @throws when a page does not say how wide it is shown
 */
export function preloadPicture(html: string): string {
  const [, type, sizes, sources] = WANTED_FIRST.exec(html) ?? []
  if (!type || !sources || !sizes || html.includes(PRELOADED)) return html
  if (!VIEWPORT.test(html)) throw new Error('A page has no <meta name="viewport">.')
  const link = `${PRELOADED} type="${type}" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high"/>`
  return html.replace(VIEWPORT, (viewport) => viewport + link)
}
