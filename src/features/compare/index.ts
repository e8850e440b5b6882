/**
 * Products and versions side by side (requirements: see docs/catalogue.md). What is chosen is kept in
 * the tab's session storage and, where it is compared, in the address; machines come from the files of
 * the catalogue's cards. Toggle and tray have entries of
 * their own, because pages with them need no more.
 */
export { AddressedComparison } from './addressed-comparison'
export type { Chosen } from './chosen'
export { compareRange } from './compare'
export { ComparisonTable } from './comparison-table'
