import { siteHandles, sites, WORLDWIDE, type SiteHandle } from '../sites'
import type { Alternates } from './plan'

/** One alternate link: a language tag that search engines accept, or `x-default`. */
export interface Hreflang {
  readonly hreflang: string
  readonly path: string
}

/**
 * The alternate links of a page (requirements D2). `x-default` is the worldwide version. Each site
 * has a link for each of its countries (`en-US`). One site per language has the bare language
 * (`en`).
 *
 * @param countries ISO 3166 codes per site, from the content service
 */
export function hreflangs(
  alternates: Alternates,
  countries: Readonly<Partial<Record<SiteHandle, readonly string[]>>>,
): Hreflang[] {
  const claimed = new Set<string>()
  const claim = (hreflang: string, path: string): Hreflang[] => {
    if (claimed.has(hreflang)) return []
    claimed.add(hreflang)
    return [{ hreflang, path }]
  }
  return siteHandles.flatMap((handle) => {
    const path = alternates[handle]
    if (!path) return []
    const { language, speaksForLanguage } = sites[handle]
    return [
      ...(handle === WORLDWIDE ? claim('x-default', path) : []),
      ...(speaksForLanguage ? claim(language, path) : []),
      ...(countries[handle] ?? []).flatMap((country) => claim(`${language}-${country}`, path)),
    ]
  })
}
