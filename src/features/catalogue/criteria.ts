import type { Catalogue, Facet, Figure } from './catalogue'
import type { Span } from './catalogue-file'
import type { Choice, Criterion, Range } from './choice'

/** Criteria are bits of a 32-bit number, without its sign bit. Further criteria are ignored. */
const MOST_CRITERIA = 31

/** A criterion as it is tested. */
export interface Test {
  readonly criterion: Criterion
  readonly bit: number
  /** For each version 1 where it meets the criterion. */
  readonly meets: Uint8Array
}

/** The chosen options of a facet that it knows. */
const chosenOf = ({ name, options }: Facet, { facets }: Choice): ReadonlySet<number> => {
  const ids = new Set(facets[name])
  return new Set(options.flatMap(({ id }, index) => (ids.has(id) ? index : [])))
}

const meetsFacet = ({ sets, setOf }: Facet, chosen: ReadonlySet<number>): Uint8Array => {
  const passes = sets.map((set) => (set.some((option) => chosen.has(option)) ? 1 : 0))
  const meets = new Uint8Array(setOf.length)
  setOf.forEach((set, version) => (meets[version] = passes[set] ?? 0))
  return meets
}

/**
 * The bounds of a range; values that are no numbers are ignored. `null` for a range without bounds.
 */
function boundsOf({ min, max }: Range): Span | null {
  const from = Number.isFinite(min) ? min : null
  const to = Number.isFinite(max) ? max : null
  return from === null && to === null ? null : [from ?? -Infinity, to ?? Infinity]
}

function meetsBounds(
  { spans, statedBy, spanOf }: Figure,
  [min, max]: Span,
  versions: number,
): Uint8Array {
  const passes = spans.map(([from, to]) => Math.max(from, min) <= Math.min(to, max))
  const meets = new Uint8Array(versions)
  statedBy.forEach((version, row) => {
    if (passes[spanOf[row] ?? -1]) meets[version] = 1
  })
  return meets
}

/**
 * The choice as tests, in the order of the catalogue. A version meets a facet when it has any of
 * the chosen options. It meets a range when it states a number within. Ids, figures and bounds that
 * the catalogue does not know are no criteria.
 */
export function testsOf(
  { facets, figures, productOf }: Catalogue,
  choice: Choice,
): readonly Test[] {
  const ofFacets = facets.flatMap((facet): Omit<Test, 'bit'>[] => {
    const chosen = chosenOf(facet, choice)
    if (chosen.size === 0) return []
    return [{ criterion: { facet: facet.name, figure: null }, meets: meetsFacet(facet, chosen) }]
  })
  const ofFigures = figures.flatMap((figure): Omit<Test, 'bit'>[] => {
    const range = choice.ranges[figure.key]
    const bounds = range ? boundsOf(range) : null
    if (!bounds) return []
    const meets = meetsBounds(figure, bounds, productOf.length)
    return [{ criterion: { facet: null, figure: figure.key }, meets }]
  })
  return [...ofFacets, ...ofFigures]
    .slice(0, MOST_CRITERIA)
    .map((test, index) => ({ ...test, bit: 1 << index }))
}
