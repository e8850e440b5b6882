import { paginatedPathOf } from '../../routes'

/** The path of an address as pages have it: without query, hash and slash at the end. */
export const pathOf = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1')

/** The path of the page that the plan has for an address: pages of a list have their own. */
export const pagePathOf = (address: string): string => paginatedPathOf(address) ?? pathOf(address)
