import type { ListingPart, ListingView } from '../../../features/listing'

/** The properties of each variant of a list. */
export interface ListingEntriesProps {
  readonly title: string
  readonly listing: ListingView
  /** The entries shown now: more than the page's own, or fewer. */
  readonly parts: readonly ListingPart[]
  readonly isFiltered?: boolean
}
