import type { Span } from '../catalogue-file'
import type { Choice, Criterion } from '../choice'
import { facetNames, type FacetName } from '../facets'
import type { Relaxation } from '../relax'

/** A version with everything that it can be found by, also the properties of its product. */
export interface ModelVersion {
  readonly options: Readonly<Record<FacetName, readonly string[]>>
  readonly figures: ReadonlyMap<string, Span>
}

export interface ModelProduct {
  readonly versions: readonly ModelVersion[]
  readonly introduced: number | null
  /** Place in alphabetical order. */
  readonly place: number
}

/** A catalogue as plain objects: the engine's columns must give the same results. */
export interface Model {
  /** Ids of the options of each facet. */
  readonly options: Readonly<Record<FacetName, readonly string[]>>
  readonly figures: readonly string[]
  readonly products: readonly ModelProduct[]
}

/** A question to a catalogue. */
export interface Question {
  readonly choice: Choice
  readonly category: string | null
}

const finite = (bound: number | null | undefined): number | null =>
  typeof bound === 'number' && Number.isFinite(bound) ? bound : null

const rangeOf = (choice: Choice, figure: string) =>
  Object.entries(choice.ranges).find(([key]) => key === figure)?.[1]

/** The criteria of a choice that the catalogue knows, in the order of the catalogue. */
export function criteriaOf(model: Model, choice: Choice): Criterion[] {
  const facets = facetNames.filter((facet) =>
    choice.facets[facet]?.some((id) => model.options[facet].includes(id)),
  )
  const figures = model.figures.filter((figure) => {
    const range = rangeOf(choice, figure)
    return finite(range?.min) !== null || finite(range?.max) !== null
  })
  return [
    ...facets.map((facet) => ({ facet, figure: null })),
    ...figures.map((figure) => ({ facet: null, figure })),
  ]
}

function meets(version: ModelVersion, choice: Choice, criterion: Criterion): boolean {
  if (criterion.facet !== null) {
    const chosen = choice.facets[criterion.facet] ?? []
    return version.options[criterion.facet].some((id) => chosen.includes(id))
  }
  const span = version.figures.get(criterion.figure)
  const range = rangeOf(choice, criterion.figure)
  if (!span) return false
  const from = Math.max(span[0], finite(range?.min) ?? -Infinity)
  const to = Math.min(span[1], finite(range?.max) ?? Infinity)
  return from <= to
}

/** For each product the indexes of its versions that are in the category and meet all criteria. */
export const versionsMeeting = (
  { products }: Model,
  { choice, category }: Question,
  criteria: readonly Criterion[],
): number[][] =>
  products.map(({ versions }) =>
    versions.flatMap((version, index) =>
      (category === null || version.options.categories.includes(category)) &&
      criteria.every((criterion) => meets(version, choice, criterion))
        ? index
        : [],
    ),
  )

/** The products with a version that meets all criteria; by default all criteria of the choice. */
export const productsFound = (
  model: Model,
  question: Question,
  criteria: readonly Criterion[] = criteriaOf(model, question.choice),
): number[] =>
  versionsMeeting(model, question, criteria).flatMap((versions, product) =>
    versions.length > 0 ? product : [],
  )

/** The numbers of a figure when only its own range is free. */
export function numbersOf(model: Model, question: Question, figure: string): number[] {
  const others = criteriaOf(model, question.choice).filter((each) => each.figure !== figure)
  const spans = versionsMeeting(model, question, others).flatMap((versions, product) =>
    versions.flatMap(
      (version) => model.products[product]?.versions[version]?.figures.get(figure) ?? [],
    ),
  )
  return [...new Set(spans)].sort((a, b) => a - b)
}

/** How many products have a version that meets the facets and states a figure. */
export function productsStating(model: Model, question: Question, figure: string): number {
  const facets = criteriaOf(model, question.choice).filter(({ facet }) => facet !== null)
  return versionsMeeting(model, question, facets).filter((versions, product) =>
    versions.some((version) => model.products[product]?.versions[version]?.figures.has(figure)),
  ).length
}

const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]])

/** Every smallest set of criteria whose removal leads to a result. */
export function allRelaxations(model: Model, question: Question): Relaxation[] {
  const criteria = criteriaOf(model, question.choice)
  const ways = subsets(criteria)
    .map((given) => {
      const kept = criteria.filter((criterion) => !given.includes(criterion))
      return { criteria: given, products: productsFound(model, question, kept).length }
    })
    .filter(({ products }) => products > 0)
  const fewest = Math.min(...ways.map((way) => way.criteria.length))
  return fewest === 0 ? [] : ways.filter((way) => way.criteria.length === fewest)
}

/** How many of the chosen options the best of the versions that meet everything has. */
export function relevanceOf(model: Model, question: Question, product: number): number {
  const { choice } = question
  const found = versionsMeeting(model, question, criteriaOf(model, choice))[product] ?? []
  const scores = found.map((index) =>
    facetNames
      .map((facet) => {
        const own = model.products[product]?.versions[index]?.options[facet] ?? []
        return own.filter((id) => choice.facets[facet]?.includes(id)).length
      })
      .reduce((sum, score) => sum + score, 0),
  )
  return Math.max(0, ...scores)
}
