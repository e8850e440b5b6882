import type { Shortlink } from '../contract'
import { webAddress } from '../contract/web-address'
import type { SiteHandle } from '../sites'
import { referencePath } from './reference'

/**
 * Stands in the place of a code that leads nowhere: `/discover/not-found` is answered with the
 * site's not-found page.
 */
export const SHORTLINK_MISSING = 'not-found'

/**
 * Where a short link leads in a site (requirements D2): a page's address, an address of another host
 * (https only), or `null` when it leads nowhere. Whether the page exists is not known here.
 */
export function shortlinkHref(
  { section, slug, externalUrl }: Omit<Shortlink, 'code'>,
  site: SiteHandle,
): string | null {
  if (externalUrl !== null) {
    const { kind, href = null } = webAddress(externalUrl) ?? {}
    return kind === 'https' ? href : null
  }
  return section === null ? null : referencePath({ section, slug }, site)
}
