/**
 * Memoizes a function of a list: an index of content is built once, not for each page that looks something up.
 * A search of all content for each page would grow with the square of the site.
 *
 * @param make builds the index from a list that never changes
 */
export function memoize<List extends object, Index>(
  make: (list: List) => Index,
): (list: List) => Index {
  const made = new WeakMap<List, { readonly index: Index }>()
  return (list) => {
    const known = made.get(list) ?? { index: make(list) }
    made.set(list, known)
    return known.index
  }
}

/** Finds a node by its id. */
export const byId = <Node extends { readonly id: string }>() =>
  memoize((nodes: readonly Node[]) => new Map(nodes.map((node) => [node.id, node])))
