import { FIRST_SCREEN } from '../../gatsby-ssr/render-blocking'

/** The element that a page's content begins with. */
const FIRST = /<main[^>]*>\s*<[\w-]+(?=[\s>])(?![^>]*\sid=)/

/**
 * Names the first part of a page's content, for which the first paint waits (`render-blocking.tsx`). No
 * template has to know that it is the first.
 *
 * @throws when a page has no content, or the first part of it has another name
 */
export function markFirstScreen(html: string): string {
  if (html.includes(` id="${FIRST_SCREEN}"`)) return html
  if (!FIRST.test(html)) {
    throw new Error('A page has nothing in <main>, or its first part has an id of its own.')
  }
  return html.replace(FIRST, `$& id="${FIRST_SCREEN}"`)
}
