import { FIRST_SCREEN } from '../../gatsby-ssr/render-blocking'

/** The first element of a page's content. */
const FIRST = /<main[^>]*>\s*<[\w-]+(?=[\s>])(?![^>]*\sid=)/

/**
 * Names the first part of a page's content; the first paint waits for this part
 * (`render-blocking.tsx`). No template has to know that its part is the first.
 *
 * @throws when a page has no content, or its first part has an id already
 */
export function markFirstScreen(html: string): string {
  if (html.includes(` id="${FIRST_SCREEN}"`)) return html
  if (!FIRST.test(html)) {
    throw new Error('A page has nothing in <main>, or its first part has an id of its own.')
  }
  return html.replace(FIRST, `$& id="${FIRST_SCREEN}"`)
}
