import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { paginatedPath, listingUrl, path, pathFor, pattern, SHORTLINK_MISSING } from '../routes'
import { siteHandles, sites, type SiteHandle } from '../sites'
import { redirectPath, redirectTarget } from './encoders/redirect-rule'
import { writeOwnBlock } from './own-block'

/** A printed code and its target in a site: a path of the website or an https address. */
export interface ShortlinkRedirect {
  readonly site: SiteHandle
  readonly code: string
  readonly href: string
}

/** A list of entries and how many pages it has. */
export interface ListPages {
  readonly site: SiteHandle
  readonly path: string
  readonly pages: number
}

const FUNCTION = '/.netlify/functions/shortlink/:splat'

/**
 * The rules after a site's known codes. `/discover` alone leads to the products. The address for
 * unknown codes has the site's not-found page. The function knows codes that are newer than the
 * build. The first matching rule wins.
 */
const rulesBehind = (site: SiteHandle): string[] => {
  const discover = pattern('discover', site).replace('/{code}', '')
  return [
    `${discover} ${pattern('products', site)} 302`,
    `${discover}/${SHORTLINK_MISSING} ${sites[site].prefix}/404.html 404`,
    `${discover}/* ${FUNCTION} 200`,
  ]
}

/**
 * A code as it is printed, and in small letters, as many people type it, unless another code has
 * that spelling. The function knows the other spellings.
 */
const spellings = ({ code }: ShortlinkRedirect, printed: ReadonlySet<string>) => {
  const small = code.toLowerCase()
  return small === code || printed.has(small) ? [code] : [code, small]
}

/**
 * The rules for short links of all sites. 302, because a printed code may get another target.
 *
 * @throws {UnfitValue} naming site and code of a link that cannot be a rule
 */
export const shortlinkRules = (redirects: readonly ShortlinkRedirect[]): string[] =>
  siteHandles.flatMap((site) => {
    const own = redirects.filter((redirect) => redirect.site === site)
    const printed = new Set(own.map(({ code }) => code))
    return [
      ...own.flatMap((redirect) => {
        const place = `${site}, short link ${redirect.code}`
        const target = redirectTarget(place, redirect.href)
        return spellings(redirect, printed).map(
          (code) => `${redirectPath(place, pathFor('discover', site, { code }))} ${target} 302`,
        )
      }),
      ...rulesBehind(site),
    ]
  })

const notFoundOf = (site: SiteHandle) => `${sites[site].prefix}/404.html`

/**
 * Shows the pages of a list after the first at the list's address with their number. A request for
 * the file's path is redirected there. A number that the list does not have is no page; 1 is the
 * list.
 */
export function listRules({ site, path: address, pages }: ListPages): string[] {
  const list = redirectPath(`${site}, a list`, address)
  return [
    ...Array.from({ length: pages - 1 }, (_, index) => index + 2).flatMap((number) => {
      const kept = paginatedPath(list, number)
      return [
        `${list} page=${number} ${kept}.html 200!`,
        `${kept} ${listingUrl(list, number)} 301!`,
      ]
    }),
    `${list} page=1 ${list}.html 200!`,
    `${list} page=:page ${notFoundOf(site)} 404!`,
  ]
}

/** Error pages are no pages of their own: a request for their path is answered as an error, too. */
const errorPageRules = siteHandles.flatMap((site) => {
  const [missing, unavailable] = [path('not-found', site), path('unavailable', site)]
  return [`${missing} ${notFoundOf(site)} 404!`, `${unavailable} ${unavailable}.html 503!`]
})

/**
 * Writes the build's rules into `public/_redirects` and keeps everything else there. The first
 * matching rule wins.
 */
export async function writeRedirects(
  publicDir: string,
  rules: {
    readonly shortlinks: readonly ShortlinkRedirect[]
    readonly lists: readonly ListPages[]
  },
): Promise<void> {
  await mkdir(publicDir, { recursive: true })
  await writeOwnBlock(join(publicDir, '_redirects'), [
    ...shortlinkRules(rules.shortlinks),
    ...rules.lists.flatMap(listRules),
    ...errorPageRules,
  ])
}
