import type { FilterListName } from '../../contract'
import type { ListingVariant, ListingNoun } from '../../features/listing'

/** How the list of a section is laid out, counted, cut into pages and filtered. */
export interface ListingDefinition {
  readonly variant: ListingVariant
  readonly noun: ListingNoun
  /** Entries on a page: as many as make whole rows of the variant. */
  readonly perPage: number
  /** The list of categories to filter by, and its name in addresses (requirements D7). */
  readonly filter?: { readonly name: string; readonly list: FilterListName }
}
