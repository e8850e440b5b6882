import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { escaped } from './escaped'

/** An element of a text as the browser reads it. */
export interface TextElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly TextNode[]
}

/** A piece of text, or an element. */
export type TextNode = string | TextElement

const VOID = new Set(['br', 'hr', 'wbr'])

const fromParser = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): TextNode[] =>
  nodes.flatMap((node): TextNode[] => {
    if ('value' in node) return [node.value]
    if (!('tagName' in node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ tag: node.tagName, attributes, children: fromParser(node.childNodes) }]
  })

/**
 * Reads sanitised markup as browsers do (WHATWG HTML): `<p><ul>` is a paragraph and a list. As a document, because the
 * parser takes a time for a fragment that grows with the square of its length.
 */
export function readTree(html: string): TextNode[] {
  const read = fromParser(parse(`<!DOCTYPE html><body>${html}`).childNodes)
  const [root] = read.filter((node) => typeof node !== 'string')
  const body = root?.children.find((node) => typeof node !== 'string' && node.tag === 'body')
  return typeof body === 'object' ? [...body.children] : []
}

/** A text as markup. Every attribute is quoted, and inside a tag there is no other `<` or `>`. */
export const writeTree = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node, /[&<>]/g)
      const { tag, attributes, children } = node
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escaped(value)}"`)
        .join('')
      return VOID.has(tag)
        ? `<${tag}${written} />`
        : `<${tag}${written}>${writeTree(children)}</${tag}>`
    })
    .join('')
