export { createPaginatedPages } from './create-paginated-pages'
export { readListings } from './listing-content'
export { writeListing } from './write-listings'
