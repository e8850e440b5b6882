export { createPaginatedPages } from './create-paginated-pages'
export { readListings } from './listing-content'
export { planListing } from './plan-listing'
export { writeListing } from './write-listings'
