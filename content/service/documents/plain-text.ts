import { unescaped } from '../../../src/contract/escaped'

/** A paragraph of a text with markup, in the form for a document without markup. */
export interface Paragraph {
  readonly kind: 'heading' | 'text' | 'item'
  readonly text: string
}

const plain = (html: string) =>
  unescaped(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

const kindOf = (tag: string): Paragraph['kind'] => {
  if (/^h\d$/.test(tag)) return 'heading'
  return tag === 'li' ? 'item' : 'text'
}

/** The paragraphs of a sanitised text: `<p>`, headings and list items, without the markup around them. */
export const paragraphsOf = (html: string): Paragraph[] =>
  [...html.matchAll(/<(p|li|h\d)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, tag = '', inner = '']) => {
    const text = plain(inner)
    return text === '' ? [] : [{ kind: kindOf(tag), text }]
  })
