import type { Catalogue } from './catalogue'
import type { Criterion } from './choice'
import type { Found } from './search'

/** Criteria that a visitor could drop, and how many products that would give. */
export interface Relaxation {
  readonly criteria: readonly Criterion[]
  readonly products: number
}

const MOST = 3

const bitCount = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** How many products have a version that misses exactly these criteria, by the criteria. */
function productsByMisses({ productOf }: Catalogue, misses: Int32Array): Map<number, number> {
  const products = new Map<number, number>()
  const counted = new Map<number, number>()
  misses.forEach((bits, version) => {
    const product = productOf[version] ?? -1
    if (bits < 0 || counted.get(bits) === product) return
    counted.set(bits, product)
    products.set(bits, (products.get(bits) ?? 0) + 1)
  })
  return products
}

/**
 * The smallest changes of a choice without results: the fewest criteria to drop, the changes with
 * most products first. None if there are results.
 */
export function relaxations(catalogue: Catalogue, found: Found): readonly Relaxation[] {
  if (found.products.length > 0) return []
  const products = productsByMisses(catalogue, found.misses)
  const fewest = Math.min(...[...products.keys()].map(bitCount))
  return [...products]
    .filter(([bits]) => bitCount(bits) === fewest)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([bits, count]) => ({
      criteria: found.criteria.filter((_, index) => bits & (1 << index)),
      products: count,
    }))
}
