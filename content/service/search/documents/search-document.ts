import type { Figure, SearchResult } from '../../../../src/contract'

/** A searchable document: the content of its result, and the texts that match a query. */
export interface SearchDocument {
  readonly result: Omit<SearchResult, 'score'>
  /** How much more than other documents visitors look for this one; 1 by default. */
  readonly boost: number
  /**
   * Codes that are printed on machines and documents. A query with a whole code finds this document first.
   */
  readonly codes: readonly string[]
  /** Its kind or place: category, build, section, country. */
  readonly kind: readonly string[]
  /** Other names: of its versions, of its uses. */
  readonly names: readonly string[]
  /** Its short texts of a few lines. */
  readonly summary: readonly string[]
  /** Its figures; the most distinctive one comes first. */
  readonly figures: readonly Figure[]
  /** All other texts of its page. */
  readonly body: readonly string[]
}
