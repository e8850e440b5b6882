/**
 * Tells whether an address has any filter applied: a list or a range in bracket notation such as
 * `?materials[]=12` (requirements D7).
 *
 * @param search the query of the address, with its question mark
 */
export const isFiltered = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => /\[\w*\]$/.test(name))
