export { createPaginatedPages, paginatedPages } from './paginated-pages'
export { readListings } from './listing-content'
export { listingFile, writeListing } from './listing-file'
