import { isSiteHandle, type SiteHandle, siteHandles } from '../../sites'
import type { PageElement, Pages } from '../elements'
import { type Finding, violation, warning } from '../finding'

/** A section's own page is the same page everywhere: it is translated if it exists. */
const isOwnPage = ({ slug }: PageElement) => slug === null

const checkOne = (element: PageElement, handle: string, slug: string, pages: Pages): Finding[] => {
  const path = `translations.${handle}`
  if (!isSiteHandle(handle)) {
    return [violation(element, path, `one of ${siteHandles.join(', ')}`, handle)]
  }
  if (handle === element.site) {
    return isOwnPage(element) || slug === element.slug
      ? []
      : [violation(element, path, `its own slug path "${element.slug}"`, `"${slug}"`)]
  }
  if (!pages.sites.includes(handle)) return []
  const version = pages.find(handle, element.section, isOwnPage(element) ? null : slug)
  if (!version) {
    return [
      violation(
        element,
        path,
        'the slug of an entry that is in this site',
        `"${slug}", which is not there`,
      ),
    ]
  }
  const back = version.translations[element.site]
  if (isOwnPage(element) || back === element.slug) return []
  const got = back === undefined ? 'nothing' : `"${back}"`
  return [
    violation(
      version,
      `translations.${element.site}`,
      `"${element.slug}", which names this entry`,
      got,
    ),
  ]
}

const versionsOf = (element: PageElement, pages: Pages): SiteHandle[] =>
  pages.sites.filter((handle) =>
    isOwnPage(element)
      ? pages.find(handle, element.section, null) !== undefined
      : handle === element.site || handle in element.translations,
  )

/** Reported once for all versions of an element, at the first of them. */
const checkMissing = (element: PageElement, pages: Pages): Finding[] => {
  const versions = versionsOf(element, pages)
  const missing = pages.sites.filter((handle) => !versions.includes(handle))
  return versions[0] === element.site && missing.length > 0
    ? [warning(element, 'translations', 'a version in each site', `none in ${missing.join(', ')}`)]
    : []
}

/**
 * Translations point at entries that exist and point back; otherwise search engines cannot get
 * them. A missing translation is a warning.
 */
export const checkTranslations = (pages: Pages): Finding[] =>
  pages.elements.flatMap((element) => [
    ...Object.entries(element.translations).flatMap(([handle, slug]) =>
      checkOne(element, handle, slug, pages),
    ),
    ...checkMissing(element, pages),
  ])
