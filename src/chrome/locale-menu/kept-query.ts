import { writtenQuery } from '../../ui/hooks/query'

/** Parameters that mean the same in every site: a version's code, a country, the visitor's own words. */
const KEPT = /^(?:version|country|q|query|sort|.+\[\w*\])$/

/**
 * What of an address's query goes along to another site: filters too, whose ids all sites share
 * (requirements D7), but no page number, because a list has fewer pages elsewhere.
 *
 * @param search the query of the address, with its question mark
 */
export function keptQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.test(name))
  return writtenQuery(new URLSearchParams(kept))
}
