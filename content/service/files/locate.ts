import { isMap, isNode, isScalar, isSeq, type Document, type LineCounter } from 'yaml'
import { jsonPath } from '../../../src/contract'

/** A path in the usual notation: `features[0].title`; `(file)` for the empty path. */
export const fieldName = (path: readonly PropertyKey[]): string => jsonPath(path, '(file)')

interface Step {
  readonly value: unknown
  /** The key of the pair: a person looks there for a field. */
  readonly mark: unknown
}

const step = (node: unknown, key: PropertyKey): Step | null => {
  if (isSeq(node) && typeof key === 'number') {
    const item = node.items[key]
    return item === undefined ? null : { value: item, mark: item }
  }
  if (!isMap(node)) return null
  const pair = node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key))
  return pair ? { value: pair.value, mark: pair.key } : null
}

const startOf = (node: unknown): number | null => (isNode(node) ? (node.range?.[0] ?? null) : null)

/** The line (from 1) of a field, or of its nearest parent in the file. */
export function lineOf(
  document: Document.Parsed,
  lineCounter: LineCounter,
  path: readonly PropertyKey[],
): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const key of path) {
    const next = step(node, key)
    if (!next) break
    offset = startOf(next.mark) ?? offset
    node = next.value
  }
  return lineCounter.linePos(offset).line
}
