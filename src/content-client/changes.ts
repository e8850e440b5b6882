import { type Changes, endpoints } from '../contract'
import type { KeptAnswer } from './cache'

const siteEndpoints = Object.values(endpoints)
  .filter(({ path }) => path.startsWith('/{site}'))
  .map(({ path }) => new RegExp(`^${path.slice('/{site}'.length).replace(/\{\w+\}/g, '[^/]+')}$`))

/** An address among changes that the contract does not have: probably a mistake for another. */
export const unknownEndpoint = ({ addresses }: Changes): string | undefined =>
  addresses.find((address) => !siteEndpoints.some((endpoint) => endpoint.test(address)))

/**
 * The site of an answer, and its address there, as changes name it. Both are empty for an answer
 * that belongs to no site.
 */
export function placeOf({ key }: Pick<KeptAnswer, 'key'>): { site: string; address: string } {
  const [, site = '', address = ''] = /^\/([^/]+)(\/[^?]+)/.exec(key) ?? []
  return { site, address }
}
