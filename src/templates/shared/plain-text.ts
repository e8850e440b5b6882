import { unescaped } from '../../contract/escaped'

/**
 * The text of sanitised HTML without its markup, for places that allow only text, such as a page's
 * head.
 */
export const plainText = (html: string): string =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
