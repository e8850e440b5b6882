import type { ListingItemView, ListingPart } from './view-models'

/** The parts of consecutive pages as one list: entries of the same part are together. */
export function mergedParts(pages: readonly { readonly parts: readonly ListingPart[] }[]) {
  const merged = new Map<ListingPart['kind'], ListingPart>()
  for (const part of pages.flatMap(({ parts }) => parts)) {
    const before = merged.get(part.kind)?.items ?? []
    merged.set(part.kind, { ...part, items: [...before, ...part.items] })
  }
  return [...merged.values()]
}

/**
 * Groups entries into their parts, in the given order.
 *
 * @param limit how many entries are shown; the parts' totals count all
 */
export function partsOf(items: readonly ListingItemView[], limit: number): ListingPart[] {
  const shown = items.slice(0, limit)
  return [...new Set(shown.map(({ kind }) => kind))].map((kind) => ({
    kind,
    total: items.filter((item) => item.kind === kind).length,
    items: shown.filter((item) => item.kind === kind),
  }))
}

/** How many entries some parts hold. */
export const countIn = (parts: readonly ListingPart[]): number =>
  parts.reduce((sum, { items }) => sum + items.length, 0)
