import type { ListingContext } from './listing-props'

/** One page of a list: its entries, and where on it they stand. */
export const listingVariables = (listing: ListingContext) => ({ ids: listing.ids, listing })
