/**
 * Products and versions side by side (requirements: see docs/catalogue.md). The choice is in the
 * tab's session storage and, when it is compared, in the URL. Machines come from the files of the
 * catalogue's cards. Toggle and tray have entries of their own, because pages with them need no
 * other code.
 */
export { AddressedComparison } from './addressed-comparison'
export type { Chosen } from './chosen'
export { compareRange } from './compare'
export { ComparisonTable } from './comparison-table'
