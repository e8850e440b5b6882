import type { FacetName } from '../../src/features/catalogue'
import type { Question } from './questions'

/** The answer of an engine: the products found, and how many each option would give. */
export interface Answer {
  /** Ascending indexes of products. */
  readonly products: readonly number[]
  /** Counts by facet and option id; options without products may be left out. */
  readonly counts: Readonly<Record<FacetName, Readonly<Record<string, number>>>>
}

export type Ask = (question: Question) => Answer | Promise<Answer>

/** A search engine under measurement: it loads its data and then answers questions. */
export type Engine<Data> = (data: Data) => Ask | Promise<Ask>

/** Distinct numbers in ascending order. */
export const distinct = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b)

/** Asks something of each facet. */
export const byFacet = <Value>(of: (facet: FacetName) => Value): Record<FacetName, Value> => ({
  businessUnits: of('businessUnits'),
  categories: of('categories'),
  typologies: of('typologies'),
  materials: of('materials'),
  processes: of('processes'),
  industries: of('industries'),
})
