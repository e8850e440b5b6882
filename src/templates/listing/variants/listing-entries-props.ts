import type { ListingPart, ListingView } from '../../../features/listing'

/** What each variant of a list renders. */
export interface ListingEntriesProps {
  readonly title: string
  readonly listing: ListingView
  /** What is shown now: more than the page's own entries, or less. */
  readonly parts: readonly ListingPart[]
  readonly isFiltered?: boolean
}
