import type { Figure, ProductCardView } from '../../ui/view-models'

/** The longest table that still reads at a glance. */
const MOST = 8

/** Products against the figures they have in common. */
export interface Comparison {
  readonly labels: readonly string[]
  readonly rows: readonly {
    readonly product: ProductCardView
    /** One cell for each label; null where the product has no such figure. */
    readonly cells: readonly (Figure | null)[]
  }[]
}

/**
 * Lays products' key figures side by side: the figures that at least two products have, the most
 * common first, and the products that have any of them. Null when there is nothing to compare.
 */
export function compare(products: readonly ProductCardView[]): Comparison | null {
  const counts = new Map<string, number>()
  for (const { label } of products.flatMap((product) => product.figures)) {
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const labels = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([label]) => label)
  if (labels.length === 0) return null
  const rows = products.map((product) => ({
    product,
    cells: labels.map((label) => product.figures.find((figure) => figure.label === label) ?? null),
  }))
  return { labels, rows: rows.filter(({ cells }) => cells.some(Boolean)) }
}
