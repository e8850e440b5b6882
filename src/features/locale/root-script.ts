import { siteHandles, sites, WORLDWIDE, type SiteHandle } from '../../sites'
import { chooseSite, type SiteTable } from './choose-site'

/** The address of the script that the worldwide home page runs before it is painted. */
export const ROOT_SCRIPT_PATH = '/root-locale.js'

/** Which site serves which country and language, from the sites' countries. */
export function siteTable(
  countries: Readonly<Partial<Record<SiteHandle, readonly string[]>>>,
): SiteTable {
  return {
    handles: siteHandles,
    byCountry: Object.fromEntries(
      siteHandles.flatMap((handle) =>
        (countries[handle] ?? []).map((country) => [
          `${sites[handle].language}-${country}`,
          handle,
        ]),
      ),
    ),
    byLanguage: Object.fromEntries(
      siteHandles
        .filter((handle) => sites[handle].speaksForLanguage)
        .map((handle) => [sites[handle].language, handle]),
    ),
  }
}

/**
 * The script of the worldwide home page: leads a visitor to their site. It replaces the root address
 * in the history, so that the back button is never trapped.
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
