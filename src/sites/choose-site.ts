import { siteHandles, sites, type SiteHandle } from './sites'

/** The browser's data about its visitor. */
export interface Visitor {
  /** `document.cookie`. */
  readonly cookie: string
  /**
   * `navigator.languages`, the preferred ones first: the list of `Accept-Language` by its weights.
   */
  readonly languages: readonly string[]
  readonly userAgent: string
}

/** The site for each language and region. */
export interface SiteTable {
  readonly handles: readonly string[]
  /** Languages with a region, by the handle of their site: `es-419 es-MX`. */
  readonly regional: Readonly<Record<string, string>>
  /** Handles by language. */
  readonly byLanguage: Readonly<Record<string, string>>
}

/**
 * The site for a visitor of the root address: the visitor's choice (cookie `i18n_redirected`), else
 * the site for the browser's languages. `null` to stay (requirements D2). Bots stay.
 *
 * It is printed into a script of its own, so it must not use anything from outside. The region of a language tag follows
 * language and script, and is the only part of two letters or three digits.
 */
export function chooseSite(visitor: Visitor, table: SiteTable): string | null {
  if (/bot|crawl|spider|slurp|preview|lighthouse/i.test(visitor.userAgent)) return null
  const remembered = /(?:^|;\s*)i18n_redirected=([a-z_]+)/.exec(visitor.cookie)
  if (remembered && remembered[1] && table.handles.includes(remembered[1])) return remembered[1]
  for (const tag of visitor.languages) {
    const [language = '', ...others] = tag.toLowerCase().split(/[-_]/)
    const region = others.find((part) => /^(?:[a-z]{2}|\d{3})$/.test(part)) || ''
    const wanted = language + '-' + region.toUpperCase()
    const ofRegion = (handle: string) => table.regional[handle]?.split(' ').includes(wanted)
    const site = table.handles.find(ofRegion) || table.byLanguage[language]
    if (site) return site
  }
  return null
}

/**
 * Countries for the South American sites that content need not name: Latin America (UN M49: 419).
 * Its Spanish and Portuguese are written as on these sites.
 */
const LATIN_AMERICA: Partial<Record<SiteHandle, readonly string[]>> = {
  es_sa: [
    ...['419', 'AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN'],
    ...['MX', 'NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'US', 'UY', 'VE'],
  ],
  pt_sa: ['419', 'BR'],
}

type Countries = Readonly<Partial<Record<SiteHandle, readonly string[]>>>

const byRegion = (regions: Countries) =>
  siteHandles.flatMap((handle) =>
    (regions[handle] ?? []).map(
      (region) => [`${sites[handle].language}-${region}`, handle] as const,
    ),
  )

/** The site for each region and language, from the sites' countries. */
export function siteTable(countries: Countries): SiteTable {
  // The countries in content override the usual ones.
  const handles = new Map([...byRegion(LATIN_AMERICA), ...byRegion(countries)])
  const regionsOf = (handle: SiteHandle) =>
    [...handles].flatMap(([tag, site]) => (site === handle ? tag : [])).join(' ')
  return {
    handles: siteHandles,
    regional: Object.fromEntries(siteHandles.map((handle) => [handle, regionsOf(handle)])),
    byLanguage: Object.fromEntries(
      siteHandles
        .filter((handle) => sites[handle].speaksForLanguage)
        .map((handle) => [sites[handle].language, handle]),
    ),
  }
}
