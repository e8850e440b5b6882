export { createFurtherPages } from './create-further-pages'
export { readListings } from './listing-content'
export { planListing, type PlannedListing } from './plan-listing'
export { writeListing } from './write-listings'
