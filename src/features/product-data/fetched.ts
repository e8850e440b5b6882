/*
 * What the page of a product fetches when it is wanted. One chunk, because each costs every page of the site its
 * line in the map of chunks.
 */
export { FetchedRows } from './fetched-rows'
export { LiveData } from './live-data'
