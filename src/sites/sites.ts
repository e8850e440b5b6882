/** The interface languages (requirements 2.1). */
export const languages = ['en', 'it', 'de', 'fr', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

/** Site handles in the order of the requirements; `ww` is the worldwide site without a prefix. */
export const siteHandles = [
  'ww',
  'de_eu',
  'en_asia',
  'en_eu',
  'en_na',
  'en_oce',
  'es_eu',
  'es_sa',
  'fr_eu',
  'it_eu',
  'pt_eu',
  'pt_sa',
] as const
export type SiteHandle = (typeof siteHandles)[number]

/** The worldwide site: default, English, without a prefix in its addresses (requirements 2.1). */
export const WORLDWIDE: SiteHandle = 'ww'

/** The code's facts about a site; names and countries come from the content service. */
export interface Site {
  readonly handle: SiteHandle
  readonly language: Language
  /** `/de_eu`, or the empty string for the worldwide site. */
  readonly prefix: string
  /** The tag for `Intl` and `og:locale`: the language in the site's leading country. */
  readonly intlLocale: string
  /** The value of `<html lang>`; the worldwide site belongs to no country. */
  readonly htmlLang: string
  /**
   * True for the one site of its language that is used when no country is known (requirements D2).
   */
  readonly speaksForLanguage: boolean
  /** The part of the world that the site serves: its UN M49 code, which `Intl.DisplayNames` knows. */
  readonly region: string
  /** Its readers measure in inches and pounds; pages show these beside the metric values. */
  readonly imperial: boolean
}

/** UN M49 codes by the second part of a handle. */
const REGIONS: Readonly<Record<string, string>> = {
  eu: '150',
  na: '003',
  sa: '005',
  asia: '142',
  oce: '009',
}
/** UN M49: the world. */
export const WORLD = '001'

const site = (
  handle: SiteHandle,
  language: Language,
  intlLocale: string,
  speaksForLanguage = false,
): Site => ({
  handle,
  language,
  prefix: handle === WORLDWIDE ? '' : `/${handle}`,
  intlLocale,
  htmlLang: handle === WORLDWIDE ? language : intlLocale,
  speaksForLanguage,
  region: REGIONS[handle.split('_')[1] ?? ''] ?? WORLD,
  imperial: handle === 'en_na',
})

/** The 12 regional sites (requirements 2.1, D2). */
export const sites: Readonly<Record<SiteHandle, Site>> = {
  ww: site('ww', 'en', 'en-GB', true),
  de_eu: site('de_eu', 'de', 'de-DE', true),
  en_asia: site('en_asia', 'en', 'en-SG'),
  en_eu: site('en_eu', 'en', 'en-IE'),
  en_na: site('en_na', 'en', 'en-US'),
  en_oce: site('en_oce', 'en', 'en-AU'),
  es_eu: site('es_eu', 'es', 'es-ES', true),
  es_sa: site('es_sa', 'es', 'es-MX'),
  fr_eu: site('fr_eu', 'fr', 'fr-FR', true),
  it_eu: site('it_eu', 'it', 'it-IT', true),
  pt_eu: site('pt_eu', 'pt', 'pt-PT', true),
  pt_sa: site('pt_sa', 'pt', 'pt-BR'),
}

/** The site whose pages have a tag such as `de-DE` as `<html lang>`, if there is one. */
export const siteOfTag = (tag: string): SiteHandle | undefined =>
  siteHandles.find((handle) => sites[handle].htmlLang === tag)

/** Whether a string from outside names one of the 12 sites. */
export const isSiteHandle = (value: string): value is SiteHandle => Object.hasOwn(sites, value)

/** Splits a site's name at the first space: `Deutsch (EU)` → name `Deutsch`, area `EU` (requirements 3). */
export function splitSiteName(name: string): { name: string; area: string } {
  const [first = '', second = ''] = name.trim().split(/\s+(.*)/s)
  return { name: first, area: second.replace(/[()]/g, '').trim() }
}
