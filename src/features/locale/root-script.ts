import { WORLDWIDE } from '../../sites'
import { chooseSite, type SiteTable } from '../../sites/choose-site'

/**
 * The script of the worldwide home page: sends visitors to their site before the first paint. It
 * replaces the root address in the history, so that the back button is never trapped.
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
