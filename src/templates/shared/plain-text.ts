import { unescaped } from '../../contract/escaped'

/** What sanitised HTML says, without its markup: for where only text can stand, as in a page's head. */
export const plainText = (html: string): string =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
