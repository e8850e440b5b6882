import { siteHandles, sites, WORLDWIDE, type SiteHandle } from '../../sites'
import { chooseSite, type SiteTable } from './choose-site'

/**
 * Where people read the South American editions although content need not name the country: Latin
 * America (UN M49: 419), where Spanish and Portuguese are written as there.
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

/** Which site serves which region and language, from the sites' countries. */
export function siteTable(countries: Countries): SiteTable {
  // What content says of a country goes before what is usual.
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

/**
 * The script of the worldwide home page: leads a visitor to their site before anything is painted.
 * It replaces the root address in the history, so that the back button is never trapped.
 */
export const rootScript = (table: SiteTable): string =>
  [
    `{`,
    `const site = (${chooseSite.toString()})(`,
    `  { cookie: document.cookie, languages: navigator.languages, userAgent: navigator.userAgent },`,
    `  ${JSON.stringify(table)},`,
    `)`,
    `if (site && site !== ${JSON.stringify(WORLDWIDE)}) location.replace('/' + site + location.search + location.hash)`,
    `}`,
    '',
  ].join('\n')
