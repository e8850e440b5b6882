import { languages, sites, siteHandles, WORLDWIDE, type SiteHandle } from '../sites'

/** Cookie with the chosen site, set when a visitor chooses or is sent to one (specification 2.1). */
export const SITE_COOKIE = 'i18n_redirected'

/** Which visitors of the root page are sent to which site. */
export interface RootLanguageRule {
  readonly language: string
  /** ISO 3166 codes; none: wherever the visitor is. */
  readonly countries?: readonly string[]
  readonly site: SiteHandle
}

/** Where the South American editions are read: the Spanish- and Portuguese-speaking Americas. */
const AMERICAN_COUNTRIES: Partial<Record<SiteHandle, readonly string[]>> = {
  es_sa: [
    ...['AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN'],
    ...['MX', 'NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'UY', 'VE'],
  ],
  pt_sa: ['BR'],
}

/**
 * The rules for `/` alone, in the order in which the first that fits wins: for each language the
 * editions of certain countries, then the one that speaks for the language (decisions 2). English
 * visitors stay on the worldwide site. `netlify.toml` holds the same rules; a test compares them.
 */
export const rootLanguageRules: readonly RootLanguageRule[] = languages
  .filter((language) => language !== sites[WORLDWIDE].language)
  .flatMap((language) => {
    const editions = siteHandles.filter((site) => sites[site].language === language)
    return [
      ...editions.flatMap((site) => {
        const countries = AMERICAN_COUNTRIES[site]
        return countries ? [{ language, countries, site }] : []
      }),
      ...editions
        .filter((site) => sites[site].speaksForLanguage)
        .map((site) => ({ language, site })),
    ]
  })
