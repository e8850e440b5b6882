import { isInvisible } from './plain-text'
import { mediumWords } from './text-media'
import type { TextElement, TextNode } from './text-tree'

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const BLOCKS = new Set([
  ...HEADINGS,
  ...['div', 'p', 'summary', 'pre', 'blockquote', 'figure', 'figcaption', 'hr', 'table'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
])
/** Parts of a table stay, with or without content. */
const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])
/** They usually have one text, which needs no paragraph of its own. */
const CELLS = new Set(['li', 'dt', 'dd', 'th', 'td', 'caption', 'figcaption'])

const element = (
  tag: string,
  children: readonly TextNode[],
  attributes: TextElement['attributes'] = {},
): TextElement => ({ tag, attributes, children })

const isElement = (node: TextNode): node is TextElement => typeof node !== 'string'

/** Whether a node is on lines of its own. */
const isBlock = (node: TextNode): boolean =>
  isElement(node) && (BLOCKS.has(node.tag) || node.children.some(isBlock))

/** Whether readers or links find something in a node. */
const saysSomething = (node: TextNode): boolean =>
  isElement(node)
    ? node.tag === 'hr' || node.attributes.id !== undefined || node.children.some(saysSomething)
    : !isInvisible(node)

/** Neighbours of a kind, together. */
function runsOf<Kind>(nodes: readonly TextNode[], kindOf: (node: TextNode) => Kind) {
  const runs: { readonly kind: Kind; readonly nodes: TextNode[] }[] = []
  for (const node of nodes) {
    const kind = kindOf(node)
    const last = runs.at(-1)
    if (last && (last.kind === kind || (!isElement(node) && !isBlock(node) && node.trim() === '')))
      last.nodes.push(node)
    else runs.push({ kind, nodes: [node] })
  }
  return runs
}

const isGap = (node: TextNode): boolean => !saysSomething(node)

/** Nodes without blanks and line breaks at both ends. */
function trimmed(nodes: readonly TextNode[]): TextNode[] {
  const first = nodes.findIndex(saysSomething)
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(saysSomething) + 1)
}

/** Items without their list get one. */
const withLists = (nodes: readonly TextNode[]): TextNode[] => {
  const listOf = (node: TextNode) => {
    if (!isElement(node)) return null
    if (node.tag === 'li') return 'ul'
    return node.tag === 'dt' || node.tag === 'dd' ? 'dl' : null
  }
  if (!nodes.some(listOf)) return [...nodes]
  return runsOf(nodes, listOf).flatMap(({ kind, nodes: run }) =>
    kind === null ? run : [element(kind, run)],
  )
}

/** Text beside blocks as paragraphs. */
const withParagraphs = (nodes: readonly TextNode[]): TextNode[] =>
  runsOf(nodes, isBlock).flatMap(({ kind, nodes: run }) => {
    if (kind) return run
    return run.some(saysSomething)
      ? [element('p', trimmed(run))]
      : run.filter((node) => !isElement(node))
  })

/** The text of blocks where no block is allowed: on lines of its own. */
function phrasing(nodes: readonly TextNode[]): TextNode[] {
  const lines = nodes.flatMap((node) => {
    if (!isElement(node) || !isBlock(node)) return [node]
    const { tag, attributes, children } = node
    const inner = phrasing(children)
    const line = BLOCKS.has(tag) ? inner : [element(tag, inner, attributes)]
    return [element('br', []), ...line, element('br', [])]
  })
  const isBreak = (node: TextNode | undefined) =>
    node !== undefined && isElement(node) && node.tag === 'br'
  return nodes.some(isBlock)
    ? trimmed(lines).filter((node, index, all) => !isBreak(node) || !isBreak(all[index - 1]))
    : lines
}

/** Children of a list: only its items. Nodes between them go into the item before. */
function itemsOf(
  nodes: readonly TextNode[],
  items: ReadonlySet<string>,
  tag: string,
): TextElement[] {
  const found: { readonly item: TextElement; readonly children: TextNode[] }[] = []
  for (const node of nodes) {
    if (isElement(node) && items.has(node.tag)) {
      found.push({ item: node, children: [...node.children] })
    } else if (saysSomething(node)) {
      const before = found.at(-1)
      if (before) before.children.push(node)
      else found.push({ item: element(tag, []), children: [node] })
    }
  }
  return found.map(({ item, children }) => ({ ...item, children }))
}

const LIST_ITEMS = new Set(['li'])
const TERMS = new Set(['dt', 'dd'])

/** The link for a medium, with its address and words; these may be in elements inside it. */
function mediumLink({ attributes, children }: TextElement): TextElement {
  const inner = children.filter(isElement).flatMap((child) => mediaOf(child))
  const all = [attributes, ...inner]
  const address = all.find((each) => each['data-src'])?.['data-src'] ?? ''
  const words = all.find((each) => each['data-words'])?.['data-words'] ?? ''
  const kind = { 'data-media': attributes['data-media'] ?? '' }
  return element('a', [mediumWords({ address, words })], {
    ...(address && { href: address }),
    ...kind,
  })
}

const mediaOf = ({ attributes, children }: TextElement): TextElement['attributes'][] => [
  ...('data-src' in attributes ? [attributes] : []),
  ...children.filter(isElement).flatMap(mediaOf),
]

/** The content of a link without the links of its media; their words stay. */
const unlinked = (nodes: readonly TextNode[]): TextNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    const children = unlinked(node.children)
    return node.tag === 'a' ? children : [{ ...node, children }]
  })

const linksIn = (nodes: readonly TextNode[]): TextElement[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => [...(node.tag === 'a' ? [node] : []), ...linksIn(node.children)])

/** Gives a block the language and the direction of the element around it. */
const inheriting =
  ({ lang, dir }: TextElement['attributes']) =>
  (node: TextNode): TextNode =>
    isElement(node)
      ? { ...node, attributes: { ...(lang && { lang }), ...(dir && { dir }), ...node.attributes } }
      : node

/**
 * Turns any markup of editors into a text of paragraphs, headings, lists, tables and quotations.
 */
export class TextStructure {
  /** Ids of dropped elements, each with the id of its first child. */
  readonly aliases = new Map<string, string>()
  readonly #shift: number

  /**
   * @param hasTitle whether the text has a heading of the first level. The page has that level, so
   * all headings go down by one
   */
  constructor(hasTitle: boolean) {
    this.#shift = hasTitle ? 1 : 0
  }

  /** The parts of a text, or of an element that holds blocks. */
  of(nodes: readonly TextNode[]): TextNode[] {
    const parts = this.#all(nodes)
    return parts.some(isBlock) ? withParagraphs(parts) : parts
  }

  #all(nodes: readonly TextNode[]): TextNode[] {
    return withLists(nodes.flatMap((node) => (isElement(node) ? this.#part(node) : [node])))
  }

  #part(node: TextElement): readonly TextNode[] {
    const { tag, attributes, children } = node
    if (attributes['data-media'] !== undefined && tag === 'span') {
      const blocks = children.some(isBlock) ? this.of(children.filter(isBlock)) : []
      return [mediumLink(node), ...blocks]
    }
    // A caption of nothing.
    if (tag === 'div' || tag === 'figcaption') return this.#division(node)
    if (tag === 'br' || tag === 'hr' || tag === 'wbr') return [node]
    if (HEADINGS.has(tag)) return this.#heading(node)
    const made = { ...node, children: this.#content(node) }
    if (tag === 'a') {
      const [medium] = linksIn(made.children)
      if (medium === undefined) return this.#kept(made)
      return [element('a', unlinked(made.children), { ...medium.attributes, ...attributes })]
    }
    if (tag === 'summary') {
      return this.#kept({ tag: 'p', attributes, children: [element('strong', made.children)] })
    }
    if (tag === 'span' && !attributes.lang && !attributes.dir) {
      return attributes.id === undefined ? made.children : [{ ...made, tag: 'a' }]
    }
    return this.#kept(made)
  }

  /** A heading; an open one ends where the next block begins. */
  #heading({ tag, attributes, children }: TextElement): TextNode[] {
    const level = Math.min(6, Number(tag.charAt(1)) + this.#shift)
    const next = children.findIndex(
      (child) => isElement(child) && isBlock(child) && child.tag !== 'div',
    )
    const isOpen = next > 0 && children.slice(0, next).some(saysSomething)
    const [own, others] = isOpen ? [children.slice(0, next), children.slice(next)] : [children, []]
    const heading = element(`h${level}`, phrasing(this.#all(own)), attributes)
    return [...this.#kept(heading), ...this.of(others)]
  }

  /** An element, or only its blanks if it is empty. */
  #kept(node: TextElement): readonly TextNode[] {
    if (TABLE_PARTS.has(node.tag) || saysSomething(node)) return [node]
    return isBlock(node) || node.tag === 'caption' ? [] : node.children
  }

  #content({ tag, children }: TextElement): TextNode[] {
    if (tag === 'summary' || tag === 'pre') return phrasing(this.#all(children))
    if (tag === 'ul' || tag === 'ol') return itemsOf(this.#items(children), LIST_ITEMS, 'li')
    if (tag === 'dl') {
      const groups = children.flatMap((child) =>
        isElement(child) && child.tag === 'div' ? child.children : [child],
      )
      return itemsOf(this.#items(groups), TERMS, 'dd')
    }
    if (tag === 'table') {
      const [only, ...others] = children.filter(isElement)
      const isImplied = only?.tag === 'tbody' && others.length === 0
      return this.#all(
        isImplied && Object.keys(only.attributes).length === 0 ? only.children : children,
      )
    }
    if (CELLS.has(tag)) {
      const parts = this.#all(children)
      const [only, ...others] = parts.filter((part) => !isGap(part))
      const isOne = only !== undefined && isElement(only) && only.tag === 'p' && others.length === 0
      return isOne && Object.keys(only.attributes).length === 0 ? [...only.children] : parts
    }
    if (tag === 'figure') {
      return children.flatMap((child) =>
        isElement(child) && child.tag === 'figcaption'
          ? this.#kept({ ...child, children: this.#content(child) })
          : this.#all([child]),
      )
    }
    return tag === 'blockquote' ? this.of(children) : this.#all(children)
  }

  #items(nodes: readonly TextNode[]): TextNode[] {
    return nodes.flatMap((node) => (isElement(node) ? this.#part(node) : [node]))
  }

  /**
   * The blocks of an element that is not allowed in a text; without blocks, its text is a
   * paragraph.
   */
  #division({ attributes, children }: TextElement): TextNode[] {
    const { id, ...others } = attributes
    const blocks = withParagraphs(this.#all(children)).map(inheriting(others))
    if (id === undefined) return blocks
    const first = blocks.findIndex(isElement)
    const target = blocks[first]
    if (target === undefined || !isElement(target)) return [element('p', [], { id }), ...blocks]
    if (target.attributes.id !== undefined) {
      this.aliases.set(id, target.attributes.id)
      return blocks
    }
    return blocks.with(first, { ...target, attributes: { ...target.attributes, id } })
  }
}
