import type { PlannedPage } from '../../routes'
import { siteHandles, sites, WORLD, type SiteHandle } from '../../sites'

const nameOf = (type: 'language' | 'region', code: string, site: SiteHandle): string => {
  const { intlLocale } = sites[site]
  const name = new Intl.DisplayNames(intlLocale, { type }).of(code) ?? code
  // Some languages write the names of languages in small letters; a link begins with a capital.
  return name.charAt(0).toLocaleUpperCase(intlLocale) + name.slice(1)
}

/** The parts of the world that have sites of their own. */
const regions = [...new Set(siteHandles.map((handle) => sites[handle].region))].filter(
  (region) => region !== WORLD,
)

/**
 * Links to a page in the parts of the world that its site does not serve, as HTML. If one of their
 * sites has the reader's language, only that site is linked, else each. `null` if there are none.
 *
 * The links have no counts: a preview reads its own site only, and would have to read all twelve.
 */
export function otherRegions({ site: reader, alternates }: PlannedPage): string | null {
  const { language, region: own } = sites[reader]
  const items = regions.flatMap((region) => {
    const handles = siteHandles.filter((handle) => sites[handle].region === region)
    const readable = handles.filter((handle) => sites[handle].language === language)
    return (readable.length > 0 ? readable : handles).flatMap((handle) => {
      const href = alternates[handle]
      if (region === own || href === undefined) return []
      const { language: theirs, htmlLang } = sites[handle]
      const label = nameOf('region', region, reader)
      const named = `<span lang="${theirs}">${nameOf('language', theirs, handle)}</span>`
      return `<a href="${href}" hreflang="${htmlLang}">${label}${readable.length > 0 ? '' : ` (${named})`}</a>`
    })
  })
  return items.length > 0 ? `<p>${items.join(' · ')}</p>` : null
}
