import { referencePath, type Reference } from '../../routes'
import type { SiteHandle } from '../../sites'

/** The end of the address of an entry or a product: endpoints `page`, `entry` and `product` of the contract. */
const OWN_ANSWER =
  /\/(?:entries\/(?<section>[^/]+?)(?:\/(?<entry>[^/]+?))?|products\/(?<category>[^/]+)\/(?<product>[^/]+?))\.json(?:\?.*)?$/

/**
 * The one page that a failed call breaks. It is `null` if the call may break any page, because it
 * was for shared content or for a list.
 *
 * @param address of the call
 */
export function pageOfProblem(address: string, site: SiteHandle): string | null {
  const { section, entry, category, product } = OWN_ANSWER.exec(address)?.groups ?? {}
  const reference = ((): Reference | null => {
    if (category && product) return { section: 'machines', slug: `${category}/${product}` }
    return section ? { section, slug: entry ?? null } : null
  })()
  return reference && referencePath(reference, site)
}
