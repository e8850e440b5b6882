import { shortlinkHref } from '../../content-files'
import { originOf } from '../../contract'
import { isOfferedFile, SHORTLINK_MISSING } from '../../routes'
import type { ShortlinkRedirect } from '../../serving/redirects-file'
import { siteHandles, WORLDWIDE, type SiteHandle } from '../../sites'
import type { BuildContent } from '../../plan/content'

type ShortlinkNode = BuildContent['shortlinks'][number]

/** The short links that lead somewhere, and warnings for editors about the others. */
export interface PlannedShortlinks {
  readonly redirects: readonly ShortlinkRedirect[]
  readonly warnings: readonly string[]
}

const isPath = (href: string) => href.startsWith('/')

/**
 * Whether a code may lead there: to a page of the build, a file that the site offers, or another
 * host.
 */
const isReachable = (href: string, pages: ReadonlySet<string>) =>
  isPath(href) ? pages.has(href) || isOfferedFile(href) : originOf(href) !== null

const targetOf = (
  link: ShortlinkNode,
  pages: ReadonlySet<string>,
): string | { readonly problem: string } => {
  const { code, section, slug, externalUrl, site } = link
  if (code.toLowerCase() === SHORTLINK_MISSING) {
    return {
      problem: 'has the address of the page for codes that lead nowhere. Choose another code',
    }
  }
  const href = shortlinkHref(link, site)
  if (href !== null && isReachable(href, pages)) return href
  if (externalUrl !== null) {
    return { problem: `leads to ${externalUrl}, which is not an https address with a host name` }
  }
  if (section === null) return { problem: 'names neither a page nor an address' }
  const place = slug === null ? section : `${section}/${slug}`
  return { problem: `leads to ${href ?? place}, which is not a page of this site` }
}

/**
 * The target of each printed code in each site. A site without its own target uses the worldwide
 * one, so that a printed code works everywhere.
 *
 * @param pages the addresses of all pages that are built
 */
export function planShortlinks(
  { shortlinks }: Pick<BuildContent, 'shortlinks'>,
  pages: ReadonlySet<string>,
): PlannedShortlinks {
  const targets = new Map<SiteHandle, Map<string, string>>()
  const warnings: string[] = []
  for (const link of shortlinks) {
    const target = targetOf(link, pages)
    if (typeof target === 'string') {
      const ofSite = targets.get(link.site) ?? new Map<string, string>()
      targets.set(link.site, ofSite.set(link.code, target))
    } else warnings.push(`${link.site}: the short link ${link.code} ${target.problem}.`)
  }
  const redirects = siteHandles.flatMap((site) =>
    [...new Map([...(targets.get(WORLDWIDE) ?? []), ...(targets.get(site) ?? [])])]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, href]): ShortlinkRedirect => ({ site, code, href })),
  )
  return { redirects, warnings }
}
