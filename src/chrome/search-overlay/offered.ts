import type { SearchState } from '../../features/search'
import type { FoundResult } from '../../features/search-results'

/** Requirements 9: how many results the overlay offers. */
const MOST = 4

const NONE: readonly FoundResult[] = []

/** The results that a search offers: the best ones for the text in the field. */
export const offeredIn = (state: SearchState): readonly FoundResult[] =>
  state.status === 'ready' ? state.found.results.slice(0, MOST) : NONE
