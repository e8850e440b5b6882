/**
 * Items by a key, in their order: `Map.groupBy`, which Node 20 and some of the oldest browsers
 * lack. It needs no schemas, so that browser code may import it.
 */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const own = groups.get(key)
    if (own) own.push(item)
    else groups.set(key, [item])
  }
  return groups
}
