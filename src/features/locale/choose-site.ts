/** What a browser tells of its visitor. */
export interface Visitor {
  /** `document.cookie`. */
  readonly cookie: string
  /** `navigator.languages`, the most wanted first. */
  readonly languages: readonly string[]
  readonly userAgent: string
}

/** Which site serves whom: handles by country tag (`es-MX`) and by bare language (`es`). */
export interface SiteTable {
  readonly handles: readonly string[]
  readonly byCountry: Readonly<Record<string, string>>
  readonly byLanguage: Readonly<Record<string, string>>
}

/**
 * The site for a visitor of the root address: the one they chose (cookie `i18n_redirected`), else
 * the one for their browser's languages, else `null` to stay (decisions 2). Bots stay.
 *
 * It is printed into a script of its own, so it must not use anything from outside.
 */
export function chooseSite(visitor: Visitor, table: SiteTable): string | null {
  if (/bot|crawl|spider|slurp|preview|lighthouse/i.test(visitor.userAgent)) return null
  const remembered = /(?:^|;\s*)i18n_redirected=([a-z_]+)/.exec(visitor.cookie)
  if (remembered && remembered[1] && table.handles.includes(remembered[1])) return remembered[1]
  for (const tag of visitor.languages) {
    const parts = tag.split(/[-_]/)
    const language = (parts[0] || '').toLowerCase()
    const country = (parts[parts.length - 1] || '').toUpperCase()
    const site = table.byCountry[language + '-' + country] || table.byLanguage[language]
    if (site) return site
  }
  return null
}
