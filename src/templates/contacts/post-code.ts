/**
 * Countries with the postal code behind the town, by the addresses of the Universal Postal Union
 * (upu.int, "Universal Post*Code DataBase"). In all other countries it comes before.
 */
const POSTAL_CODE_LAST = new Set(
  'AU BD BR CA CO EG GB HK ID IE IN JO KE KR LB NG NP NZ PE PK SA SG TH TW US VE VN ZA'.split(' '),
)

/** The line of an address with its town, in the postal format of its country. */
export function townLine(town: string, postalCode: string | null, country: string): string {
  if (!postalCode) return town
  return POSTAL_CODE_LAST.has(country) ? `${town} ${postalCode}` : `${postalCode} ${town}`
}
