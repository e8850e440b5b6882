import { type Shortlink, webAddress } from '../contract'
import { offeredHref, referencePath } from '../routes'
import type { SiteHandle } from '../sites'
import { linkTarget } from './content-host'

/**
 * Where a short link leads in a site (requirements D2): a page's address, a file of the content service, an address of
 * another host (https only), or `null` when it leads nowhere. Whether page or file exists is not known here.
 *
 * @param origin of the content service; nodes name its files by their paths
 */
export function shortlinkHref(
  { section, slug, externalUrl }: Omit<Shortlink, 'code'>,
  site: SiteHandle,
  origin = '',
): string | null {
  if (externalUrl !== null) {
    const target = linkTarget(externalUrl, origin)
    if (target.kind === 'file') return offeredHref(target.path)
    const { kind, href = null } = webAddress(externalUrl) ?? {}
    return kind === 'https' ? href : null
  }
  return section === null ? null : referencePath({ section, slug }, site)
}
