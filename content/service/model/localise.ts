import { isSiteHandle, languages, siteHandles, sites, type SiteHandle } from '../../../src/sites'
import { isObject } from '../../../src/contract/is-object'
import type { PlainMap } from './plain'
import { typeset, writtenFor } from './typeset'

const languageNames = new Set<string>(languages)

const isLanguageOrSite = (key: string) => languageNames.has(key) || isSiteHandle(key)

/** Receives a problem at a path of the file. */
export type Report = (path: readonly PropertyKey[], expected: string, got: string) => void

/**
 * True for a map that holds one text per language or site, such as `{ en: Saw, it: Fresa }`. A single key
 * with the name of a language is enough, so that a misspelt second key is noticed.
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
 * The value for one site. Every map of languages in it becomes a single text: the site's own (key `de_eu`) or
 * else the text in the site's language (key `de`). Texts are typeset for the site. Other values stay.
 *
 * @param written the site that the surrounding text was written for; `null` outside of maps of languages
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
