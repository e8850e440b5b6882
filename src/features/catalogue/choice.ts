import type { FacetName } from './facets'

/** Bounds of a figure in the unit of the content service; `null` where there is none. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** A visitor's choice: ids of options by facet, and bounds by the key of the figure. */
export interface Choice {
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>
  readonly ranges: Readonly<Record<string, Range>>
}

export const NO_CHOICE: Choice = { facets: {}, ranges: {} }

/** Whether anything at all is chosen. */
export const isAnyChosen = ({ facets, ranges }: Choice): boolean =>
  Object.values(facets).some((ids) => ids.length > 0) || Object.keys(ranges).length > 0

/**
 * A choice with other options of a facet (requirements 4).
 *
 * @param ids the listed options
 * @param toggle whether the listed options flip; else only they are active
 */
export function withOptions(
  choice: Choice,
  facet: FacetName,
  ids: readonly string[],
  { toggle }: { readonly toggle: boolean },
): Choice {
  const now = choice.facets[facet] ?? []
  const next = toggle
    ? [...now.filter((id) => !ids.includes(id)), ...ids.filter((id) => !now.includes(id))]
    : ids
  return { ...choice, facets: { ...choice.facets, [facet]: next } }
}

/** A choice with other bounds of a figure; without bounds the figure is free again. */
export function withRange(choice: Choice, key: string, range: Range): Choice {
  const { [key]: _, ...others } = choice.ranges
  const isFree = range.min === null && range.max === null
  return { ...choice, ranges: isFree ? others : { ...others, [key]: range } }
}

/** A choice without one facet or figure. */
export const without = (choice: Choice, { facet, figure }: Criterion): Choice =>
  facet === null
    ? withRange(choice, figure, { min: null, max: null })
    : withOptions(choice, facet, [], { toggle: false })

/** A condition for products: a facet or a figure. */
export type Criterion =
  | { readonly facet: FacetName; readonly figure: null }
  | { readonly facet: null; readonly figure: string }
