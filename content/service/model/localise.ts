import { isSiteHandle, languages, siteHandles, sites, type SiteHandle } from '../../../src/sites'
import { isObject } from '../../../src/contract/is-object'
import type { PlainMap } from './plain'
import { typeset, writtenFor } from './typeset'

const languageNames = new Set<string>(languages)

const isLanguageOrSite = (key: string) => languageNames.has(key) || isSiteHandle(key)

/** Receives what is wrong at a path of the file. */
export type Report = (path: readonly PropertyKey[], expected: string, got: string) => void

/**
 * True for a map that holds one text per language or site, such as `{ en: Saw, it: Fresa }`.
 * Any key that names a language makes it one, so that a misspelt second key is noticed.
 */
export const isLocalised = (value: unknown): value is PlainMap =>
  isObject(value) && Object.keys(value).some(isLanguageOrSite)

const pick = (
  map: PlainMap,
  site: SiteHandle,
  path: readonly PropertyKey[],
  report: Report,
): unknown => {
  for (const key of Object.keys(map)) {
    if (!isLanguageOrSite(key)) {
      report(
        [...path, key],
        `a language (${languages.join(', ')}) or a site (${siteHandles.join(', ')})`,
        key,
      )
    }
  }
  const { language } = sites[site]
  const found = [site, language].find((key) => map[key] !== undefined && map[key] !== null)
  if (!found) {
    report(
      path,
      `a text in "${language}" for the site ${site}`,
      `only ${Object.keys(map).join(', ')}`,
    )
    return undefined
  }
  return localise(map[found], site, [...path, found], report, writtenFor(found, site))
}

/**
 * A value as one site has it: every map of languages in it is replaced by the site's own text
 * (key `de_eu`) or, without one, by the text in the site's language (key `de`), and texts are set as
 * the site sets them. Other values stay.
 *
 * @param written the site that a text around was written for; `null` outside of maps of languages
 */
export function localise(
  value: unknown,
  site: SiteHandle,
  path: readonly PropertyKey[],
  report: Report,
  written: SiteHandle | null = null,
): unknown {
  if (typeof value === 'string') return typeset(value, site, written)
  const inside = (item: unknown, key: PropertyKey) =>
    localise(item, site, [...path, key], report, written)
  if (Array.isArray(value)) return value.map(inside)
  if (isLocalised(value)) return pick(value, site, path, report)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key)]))
}
