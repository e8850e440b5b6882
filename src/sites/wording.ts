import { sites, type Language, type SiteHandle } from './sites'

/** Sites whose texts partly differ from those of their language: `messages/pt_sa.json`. */
const sitesWithOwnWords = ['en_na', 'es_sa', 'pt_sa'] as const satisfies readonly SiteHandle[]

/** The locale variant of interface texts: a language, or a site with texts of its own. */
export type Wording = Language | (typeof sitesWithOwnWords)[number]

/** The locale variant of a site's interface. */
export const wordingOf = (site: SiteHandle): Wording =>
  sitesWithOwnWords.find((each) => each === site) ?? sites[site].language

/** Texts in all languages, and in the variants of some sites. */
export type Worded<Texts> = Readonly<Record<Language, Texts> & Partial<Record<Wording, Texts>>>

/** The texts for a site: its own, else those of its language. */
export const wordsOf = <Texts>(texts: Worded<Texts>, site: SiteHandle): Texts =>
  texts[wordingOf(site)] ?? texts[sites[site].language]
