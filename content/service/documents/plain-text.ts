/** A paragraph of a text with markup, as a document without markup sets it. */
export interface Paragraph {
  readonly kind: 'heading' | 'text' | 'item'
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const kindOf = (tag: string): Paragraph['kind'] => {
  if (/^h\d$/.test(tag)) return 'heading'
  return tag === 'li' ? 'item' : 'text'
}

/** The paragraphs of a sanitised text: `<p>`, headings and list items, without what stands around. */
export const paragraphsOf = (html: string): Paragraph[] =>
  [...html.matchAll(/<(p|li|h\d)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, tag = '', inner = '']) => {
    const text = plain(inner)
    return text === '' ? [] : [{ kind: kindOf(tag), text }]
  })
