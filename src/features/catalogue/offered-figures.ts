import type { FigureFound, Found } from './search'

/** More would bury those that buyers choose by. */
const MOST = 12
/** Machines of several categories have little in common: a sixth of them is worth a choice. */
const SHARE = 1 / 6

/**
 * The figures that the found products share: at least two products and a sixth of them state it,
 * with different numbers. The most common come first, twelve at most; a chosen figure always stays.
 */
export function offeredFigures({ figures, criteria, byFacets }: Found): readonly FigureFound[] {
  const chosen = new Set(criteria.map(({ figure }) => figure))
  const isShared = ({ products, numbers }: FigureFound) =>
    products >= 2 && products >= byFacets * SHARE && numbers.length > 1
  const byCommonness = [...figures].sort((a, b) => b.products - a.products)
  const common = new Set(byCommonness.filter(isShared).slice(0, MOST))
  return byCommonness.filter((figure) => chosen.has(figure.key) || common.has(figure))
}
