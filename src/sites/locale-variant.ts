import { sites, type Language, type SiteHandle } from './sites'

/** Sites whose texts partly differ from those of their language: `messages/pt_sa.json`. */
const sitesWithOverrides = ['en_na', 'es_sa', 'pt_sa'] as const satisfies readonly SiteHandle[]

/** The locale variant of interface texts: a language, or a site with texts of its own. */
export type LocaleVariant = Language | (typeof sitesWithOverrides)[number]

/** The locale variant of a site's interface. */
export const localeVariantOf = (site: SiteHandle): LocaleVariant =>
  sitesWithOverrides.find((each) => each === site) ?? sites[site].language

/** Texts in all languages, and in the variants of some sites. */
export type LocalizedTexts<Texts> = Readonly<
  Record<Language, Texts> & Partial<Record<LocaleVariant, Texts>>
>

/** The texts for a site: its own, else those of its language. */
export const textsFor = <Texts>(texts: LocalizedTexts<Texts>, site: SiteHandle): Texts =>
  texts[localeVariantOf(site)] ?? texts[sites[site].language]
