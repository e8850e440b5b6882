export { createPaginatedPages, paginatedPages } from './create-paginated-pages'
export { readListings } from './listing-content'
export { listingFile, writeListing } from './write-listings'
