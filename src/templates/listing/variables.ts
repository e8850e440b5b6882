import type { ListingContext } from './listing-props'

/** One page of a list: its entries, and their positions on it. */
export const listingVariables = (listing: ListingContext) => ({ ids: listing.ids, listing })
