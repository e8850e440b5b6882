import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathFor, pattern, SHORTLINK_MISSING } from '../routes'
import { siteHandles, sites, type SiteHandle } from '../sites'
import { writeOwnBlock } from './own-block'

/** A printed code and where it leads in a site: a path of the website or an https address. */
export interface ShortlinkRedirect {
  readonly site: SiteHandle
  readonly code: string
  readonly href: string
}

const FUNCTION = '/.netlify/functions/shortlink/:splat'

/**
 * What follows a site's known codes: `/discover` alone leads to the products, the address for codes
 * that lead nowhere has the site's not-found page, and the function knows codes that are newer than
 * the build. The first rule that fits wins.
 */
const rulesBehind = (site: SiteHandle): string[] => {
  const discover = pattern('discover', site).replace('/{code}', '')
  return [
    `${discover} ${pattern('products', site)} 302`,
    `${discover}/${SHORTLINK_MISSING} ${sites[site].prefix}/404.html 404`,
    `${discover}/* ${FUNCTION} 200`,
  ]
}

/** A code as it is printed and all in small letters, as many type it. The function knows the others. */
const spellings = ({ code }: ShortlinkRedirect) => new Set([code, code.toLowerCase()])

/** The rules for short links of all sites. 302: a printed code may be pointed elsewhere. */
export const shortlinkRules = (redirects: readonly ShortlinkRedirect[]): string[] =>
  siteHandles.flatMap((site) => [
    ...redirects
      .filter((redirect) => redirect.site === site)
      .flatMap((redirect) =>
        [...spellings(redirect)].map(
          (code) => `${pathFor('discover', site, { code })} ${redirect.href} 302`,
        ),
      ),
    ...rulesBehind(site),
  ])

/** Writes the rules for short links into `public/_redirects` and keeps what else stands there. */
export async function writeRedirects(
  publicDir: string,
  redirects: readonly ShortlinkRedirect[],
): Promise<void> {
  await mkdir(publicDir, { recursive: true })
  await writeOwnBlock(join(publicDir, '_redirects'), shortlinkRules(redirects))
}
