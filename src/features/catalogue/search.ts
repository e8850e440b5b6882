import type { Catalogue, Facet, Figure } from './catalogue'
import type { Choice, Criterion } from './choice'
import { testsOf, type Test } from './criteria'
import type { FacetName } from './facets'

/** A key figure among the products that are found. */
export interface FigureFound {
  readonly key: string
  /** Every number that is stated by versions that meet all other criteria, ascending. */
  readonly numbers: readonly number[]
  /** How many products have a version that meets the facets and states it. */
  readonly products: number
}

/** The result of a search. */
export interface Found {
  /**
   * Indexes of the products with at least one version that meets everything, in catalogue order.
   */
  readonly products: readonly number[]
  /** How many products there are without any choice. */
  readonly total: number
  /** How many products are found by facets alone. */
  readonly byFacets: number
  /** For each facet how many products each option alone would give beside what is chosen in the others. */
  readonly counts: ReadonlyMap<FacetName, readonly number[]>
  readonly figures: readonly FigureFound[]
  /** The criteria, in the order of the bits of `misses`. */
  readonly criteria: readonly Criterion[]
  /** For each version the criteria that it does not meet, a bit each; -1 out of the scope. */
  readonly misses: Int32Array
}

/**
 * The scope without any choice: 0 for each version that belongs to a category, -1 for all others.
 */
function scopeOf({ facets, productOf }: Catalogue, category: string | null): Int32Array {
  const scope = new Int32Array(productOf.length)
  if (category === null) return scope
  const facet = facets.find(({ name }) => name === 'categories')
  const index = facet?.options.findIndex(({ id }) => id === category) ?? -1
  const bySet = facet?.sets.map((set) => (set.includes(index) ? 0 : -1)) ?? []
  return scope.map((_, version) => bySet[facet?.setOf[version] ?? -1] ?? -1)
}

/** Adds the bits of the criteria that each version does not meet. */
function missesOf(tests: readonly Test[], scope: Int32Array): Int32Array {
  const misses = scope.slice()
  for (const { meets, bit } of tests) {
    for (let version = 0; version < misses.length; version++) {
      if (!meets[version]) misses[version] = (misses[version] ?? 0) | bit
    }
  }
  return misses
}

/** The products with a version that misses only `allowed` criteria, ascending. */
function productsWith({ productOf }: Catalogue, misses: Int32Array, allowed: number): number[] {
  const products: number[] = []
  let last = -1
  for (let version = 0; version < misses.length; version++) {
    const product = productOf[version] ?? -1
    if (((misses[version] ?? -1) & ~allowed) !== 0 || product === last) continue
    products.push(product)
    last = product
  }
  return products
}

/** The context of a facet or a figure while its numbers are counted. */
interface Surroundings {
  readonly productOf: Uint32Array
  readonly misses: Int32Array
  /** The criterion of the facet or figure itself; 0 when nothing of it is chosen. */
  readonly own: number
  /** The criteria that are ranges. */
  readonly ranges: number
}

/**
 * How many products each option would give: products with a version that misses only this facet.
 */
function countsOf(
  { options, sets, setOf }: Facet,
  { productOf, misses, own }: Surroundings,
): number[] {
  const counts = options.map(() => 0)
  const last = options.map(() => -1)
  for (let version = 0; version < misses.length; version++) {
    if (((misses[version] ?? -1) & ~own) !== 0) continue
    const product = productOf[version] ?? -1
    for (const option of sets[setOf[version] ?? -1] ?? []) {
      if (last[option] === product) continue
      last[option] = product
      counts[option] = (counts[option] ?? 0) + 1
    }
  }
  return counts
}

function figureFound(
  { key, spans, statedBy, spanOf }: Figure,
  { productOf, misses, own, ranges }: Surroundings,
): FigureFound {
  const isFound = spans.map(() => false)
  let products = 0
  let last = -1
  for (let row = 0; row < statedBy.length; row++) {
    const version = statedBy[row] ?? -1
    const bits = misses[version] ?? -1
    const product = productOf[version] ?? -1
    if ((bits & ~own) === 0) isFound[spanOf[row] ?? -1] = true
    if ((bits & ~ranges) !== 0 || product === last) continue
    products++
    last = product
  }
  const numbers = new Set(spans.flatMap((span, index) => (isFound[index] ? span : [])))
  return { key, numbers: [...numbers].sort((a, b) => a - b), products }
}

/**
 * Finds the products with a version that meets the whole choice. Within a facet any of the chosen
 * options is enough; across facets and figures all criteria must be met (requirements D7). One pass
 * notes for each version which criteria it misses. The count of an option follows from the versions
 * that miss only its facet.
 *
 * @param category the id of the category whose page asks; `null` for the whole catalogue
 */
export function search(catalogue: Catalogue, choice: Choice, category: string | null): Found {
  const { facets, figures, productOf } = catalogue
  const tests = testsOf(catalogue, choice)
  const scope = scopeOf(catalogue, category)
  const misses = missesOf(tests, scope)
  const isRange = ({ criterion }: Test) => criterion.figure !== null
  const ranges = tests.filter(isRange).reduce((bits, { bit }) => bits | bit, 0)
  const around = (isOwn: (criterion: Criterion) => boolean): Surroundings => {
    const own = tests.find(({ criterion }) => isOwn(criterion))?.bit ?? 0
    return { productOf, misses, own, ranges }
  }
  const countsByFacet = facets.map((each): [FacetName, number[]] => [
    each.name,
    countsOf(
      each,
      around(({ facet }) => facet === each.name),
    ),
  ])
  return {
    products: productsWith(catalogue, misses, 0),
    total: productsWith(catalogue, scope, 0).length,
    byFacets: productsWith(catalogue, misses, ranges).length,
    counts: new Map(countsByFacet),
    figures: figures.map((each) =>
      figureFound(
        each,
        around(({ figure }) => figure === each.key),
      ),
    ),
    criteria: tests.map(({ criterion }) => criterion),
    misses,
  }
}

/** Which versions of a product meet everything, by their index within the product. */
export function versionsFound({ first }: Catalogue, { misses }: Found, product: number): number[] {
  const versions = misses.subarray(first[product], first[product + 1])
  return [...versions].flatMap((bits, version) => (bits === 0 ? version : []))
}
