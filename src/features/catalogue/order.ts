import type { Catalogue } from './catalogue'
import type { Choice } from './choice'
import type { Found } from './search'

/** How a list is sorted; by relevance by default. */
export const orders = ['relevance', 'name', 'newest'] as const
export type Order = (typeof orders)[number]

/** How many of the chosen options each product has; the best of its found versions counts. */
function relevanceOf(
  { facets, size, productOf }: Catalogue,
  { misses }: Found,
  choice: Choice,
): Uint32Array {
  const chosen = facets
    .map(({ name, options, sets, setOf }) => {
      const ids = new Set(choice.facets[name])
      const isChosen = options.map(({ id }) => ids.has(id))
      return { setOf, bySet: sets.map((set) => set.filter((option) => isChosen[option]).length) }
    })
    .filter(({ bySet }) => bySet.some((score) => score > 0))
  const scores = new Uint32Array(size)
  misses.forEach((bits, version) => {
    if (bits !== 0) return
    const product = productOf[version] ?? -1
    const score = chosen.reduce(
      (sum, { bySet, setOf }) => sum + (bySet[setOf[version] ?? -1] ?? 0),
      0,
    )
    scores[product] = Math.max(scores[product] ?? 0, score)
  })
  return scores
}

/** A rank for each product; the product with the greatest rank comes first. */
function ranksOf(
  catalogue: Catalogue,
  found: Found,
  { choice, order }: { readonly choice: Choice; readonly order: Order },
): ArrayLike<number> {
  if (order === 'name') return catalogue.alphabetical.map((place) => -place)
  if (order === 'relevance') return relevanceOf(catalogue, found, choice)
  return catalogue.introduced.map((day) => day ?? Number.MIN_SAFE_INTEGER)
}

/** The found products in the visitor's order; equal products stay in catalogue order. */
export function inOrder(
  catalogue: Catalogue,
  found: Found,
  wanted: { readonly choice: Choice; readonly order: Order },
): readonly number[] {
  const ranks = ranksOf(catalogue, found, wanted)
  return [...found.products].sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0))
}

/** Whether the catalogue can be sorted by market introduction. */
export const hasDates = ({ introduced }: Catalogue): boolean =>
  introduced.some((day) => day !== null)
