import path from 'node:path'
import { parse, type ChildNode } from 'postcss'

/** A style group: rules of a sheet that mostly apply on the same pages. */
export interface StyleGroup {
  /** The names of its classes: a page without any of them does not show it. */
  readonly classes: ReadonlySet<string>
  readonly rules: string
}

/**
 * A folder is a group: pages mostly show all of it or nothing. Each group needs a hash in the
 * security policy.
 */
const groupOf = (file: string): string => path.dirname(file)

const CLASS = /\.([a-z_][\w-]*)/gi

const namesIn = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = '']) => name)

const isKeyframes = (node: ChildNode) => node.type === 'atrule' && /keyframes$/.test(node.name)

/**
 * The names in each selector of a rule, in each selector inside a condition, or of an animation.
 */
function namesOf(node: ChildNode): string[][] {
  if (node.type === 'rule') return node.selectors.map(namesIn)
  if (node.type !== 'atrule') return [[]]
  return isKeyframes(node) ? [[node.params]] : (node.nodes ?? []).flatMap(namesOf)
}

/**
 * The part of a rule, or of the rules in a condition, that belongs to some names; `null` where
 * nothing does.
 */
function only(node: ChildNode, names: ReadonlySet<string>): ChildNode | null {
  const all = namesOf(node).flat()
  if (!all.some((name) => names.has(name))) return null
  const own = node.clone()
  if (own.type === 'rule') {
    // Minification merges equal rules, even of different files.
    own.selectors = own.selectors.filter((selector) =>
      namesIn(selector).some((name) => names.has(name)),
    )
  } else if (own.type === 'atrule' && !isKeyframes(own)) {
    own.nodes = own.nodes?.flatMap((child) => only(child, names) ?? [])
  }
  return own
}

/**
 * The style groups of a sheet, in the order of their first rules.
 *
 * @param fileOf the file of each name in the sheet
 * @throws when a selector has none of these names
 */
export function styleGroupsOf(
  css: string,
  fileOf: ReadonlyMap<string, string>,
): readonly StyleGroup[] {
  const { nodes } = parse(css)
  const groups = new Map<string, Set<string>>()
  for (const node of nodes) {
    for (const names of namesOf(node)) {
      const known = names.flatMap((name) => {
        const file = fileOf.get(name)
        return file === undefined ? [] : [{ name, group: groupOf(file) }]
      })
      if (known.length === 0) {
        throw new Error(`A selector names no class of its file: ${node.toString()} (global.css?)`)
      }
      for (const { name, group } of known)
        groups.set(group, (groups.get(group) ?? new Set()).add(name))
    }
  }
  return [...groups.values()].map((classes) => ({
    classes,
    rules: nodes.flatMap((node) => only(node, classes)?.toString() ?? []).join(''),
  }))
}
