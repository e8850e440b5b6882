import type { FilterListName } from '../../contract'
import type { ListingNoun } from '../../features/listing'
import type { ListName } from '../../routes'

/** How to count, paginate and filter the list of a section. */
export interface ListingDefinition {
  readonly noun: ListingNoun
  /** Entries on a page: as many as make whole rows of the layout. */
  readonly perPage: number
  /** The list of categories to filter by, and its name in addresses (requirements D7). */
  readonly filter?: { readonly name: ListName; readonly list: FilterListName }
}
