import type { TextNode } from './text-tree'

/** An id that a text has got already. */
const OWN = /^t[\da-z]+-\d+$/

/** Tells texts from each other (FNV-1a, 32 bits), so that their ids differ on one page. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** The id that a link within a text leads to, in the form of the `id` attribute. */
function targetOf(href: string | undefined): string | null {
  if (!href?.startsWith('#') || href === '#') return null
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

const targetsIn = (nodes: readonly TextNode[]): (string | null)[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [targetOf(node.attributes.href), ...targetsIn(node.children)],
  )

/** A text with only the ids that its own links lead to, each once. */
export function withLinkedIds(tree: readonly TextNode[]): TextNode[] {
  const left = new Set(targetsIn(tree))
  const only = (nodes: readonly TextNode[]): TextNode[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return node
      const { id, ...attributes } = node.attributes
      const isFirst = id !== undefined && left.delete(id)
      return {
        ...node,
        attributes: isFirst ? { ...attributes, id } : attributes,
        children: only(node.children),
      }
    })
  return only(tree)
}

/**
 * A text whose ids no other text has, with links to them. Word gives footnotes the same ids in
 * every text.
 *
 * @param source the text as its editor wrote it; the ids derive from it
 * @param aliases ids of dropped elements, and their replacements
 */
export function withOwnIds(
  tree: readonly TextNode[],
  source: string,
  aliases: ReadonlyMap<string, string>,
): TextNode[] {
  const prefix = fingerprint(source)
  const names = new Map<string, string>()
  const nameIds = (nodes: readonly TextNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      const { id } = node.attributes
      if (id !== undefined) names.set(id, OWN.test(id) ? id : `t${prefix}-${names.size + 1}`)
      nameIds(node.children)
    }
  }
  nameIds(tree)
  const renamed = (nodes: readonly TextNode[]): TextNode[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return node
      const { id, href } = node.attributes
      const target = targetOf(href)
      const name = target === null ? undefined : names.get(aliases.get(target) ?? target)
      return {
        ...node,
        attributes: {
          ...node.attributes,
          ...(id !== undefined && { id: names.get(id) ?? id }),
          ...(name !== undefined && { href: `#${name}` }),
        },
        children: renamed(node.children),
      }
    })
  return names.size > 0 ? renamed(tree) : [...tree]
}

/**
 * A text whose ids are unique on its page, even if the text is there twice.
 *
 * @param seen prefixes of the ids on the page; the function adds its own
 */
export function withIdsOnce(html: string, seen: Set<string>): string {
  const [, written] = /<[^>]* id="(t[\da-z]+)-\d+"/.exec(html) ?? []
  if (written === undefined) return html
  let own = written
  for (let count = 2; seen.has(own); count += 1) own = `${written}x${count}`
  seen.add(own)
  return html.replace(/<[^>]+>/g, (tag) =>
    tag.replaceAll(`"${written}-`, `"${own}-`).replaceAll(`"#${written}-`, `"#${own}-`),
  )
}
