import type { Figure, SearchResult } from '../../../../src/contract'

/** Something that can be found: what its result shows, and the texts that it is found by. */
export interface SearchDocument {
  readonly result: Omit<SearchResult, 'score'>
  /** How much more than others people look for such a thing; 1 without a reason. */
  readonly boost: number
  /** What is printed on machines and documents; typed as a whole, it finds this first. */
  readonly codes: readonly string[]
  /** What kind of thing it is, or where: its category, its build, its section, its country. */
  readonly kind: readonly string[]
  /** Other names: of its versions, of what it is for. */
  readonly names: readonly string[]
  /** What it says of itself in a few lines. */
  readonly summary: readonly string[]
  /** What it states in numbers, the figure that tells it from others first. */
  readonly figures: readonly Figure[]
  /** Everything else that its page says. */
  readonly body: readonly string[]
}
