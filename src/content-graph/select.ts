import { groupBy } from '../contract/group-by'
import { isObject } from '../contract/is-object'

/** A node, or a part of one. */
export type Fields = Readonly<Record<string, unknown>>

/** An absent value is `null`, in whatever form. */
const known = (value: unknown): unknown => value ?? null

const isIn = (value: unknown, operand: unknown): boolean =>
  Array.isArray(operand) && operand.some((each) => known(each) === known(value))

/** The operators of Gatsby that the site's queries use. */
const operators: ReadonlyMap<string, (value: unknown, operand: unknown) => boolean> = new Map([
  ['eq', (value: unknown, operand: unknown) => known(value) === known(operand)],
  ['ne', (value: unknown, operand: unknown) => known(value) !== known(operand)],
  ['in', isIn],
])

/**
 * Whether a value is what a filter asks for: `{ category: { code: { in: ['BRS'] } } }`.
 *
 * @throws on an unknown operator, and on a list, where Gatsby would need `elemMatch`
 */
export function matches(value: unknown, filter: unknown): boolean {
  if (!isObject(filter)) throw new Error(`This is no filter: ${JSON.stringify(filter)}`)
  return Object.entries(filter).every(([name, operand]) => {
    const operator = operators.get(name)
    if (operator) return operator(value, operand)
    if (known(value) !== null && !isObject(value))
      throw new Error(`No filter is known by the name ${name}.`)
    return matches(isObject(value) ? value[name] : null, operand)
  })
}

/** The value that a path of nested names leads to: `{ category: { code: 'SELECT' } }`. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : null), value)

/** A path of nested names, and the word at its end. */
function pathOf(nested: unknown): { readonly path: readonly string[]; readonly word: unknown } {
  if (!isObject(nested)) return { path: [], word: nested }
  const [[name, inner] = ['', null]] = Object.entries(nested)
  const { path, word } = pathOf(inner)
  return { path: [name, ...path], word }
}

const rank = (value: unknown) => (known(value) === null ? 1 : 0)

/** Absent values come last, as in Gatsby. */
function compare(a: unknown, b: unknown): number {
  if (rank(a) + rank(b) > 0) return rank(a) - rank(b)
  const [one, other] =
    typeof a === 'number' && typeof b === 'number' ? [a, b] : [String(a), String(b)]
  return one < other ? -1 : Number(one > other)
}

/** Nodes in the order that a query asks for: `{ position: ASC }`, or a list of such. */
export function sorted<Node extends Fields>(nodes: readonly Node[], sort: unknown): Node[] {
  const orders = (Array.isArray(sort) ? sort : [sort]).map(pathOf)
  const difference = (a: Node, b: Node) =>
    orders
      .map(({ path, word }) => compare(at(a, path), at(b, path)) * (word === 'DESC' ? -1 : 1))
      .find((each) => each !== 0) ?? 0
  return [...nodes].sort(difference)
}

/** Nodes by the value of one of their fields, in its order: `{ category: { code: SELECT } }`. */
export function grouped(nodes: readonly Fields[], field: unknown) {
  const { path } = pathOf(field)
  return [...groupBy(nodes, (node) => String(at(node, path)))]
    .sort(([a], [b]) => compare(a, b))
    .map(([fieldValue, own]) => ({ fieldValue, totalCount: own.length, nodes: own }))
}
