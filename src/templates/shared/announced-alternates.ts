import type { Alternates } from '../../routes'
import type { SiteHandle } from '../../sites'
import { isPaginatedPage, type PageContext } from './page-context'

/** The versions of a page that its head and the sitemap announce, with the countries of each site. */
export interface AnnouncedVersions {
  readonly alternates: Alternates
  readonly countries: Readonly<Partial<Record<SiteHandle, readonly string[]>>>
}

/** What a page announces; a page of a list after the first announces no versions. */
export function announcedVersions(
  context: Pick<PageContext, 'versions' | 'i18n'>,
): AnnouncedVersions {
  const versions = context.versions.flatMap(({ sites }) => sites)
  const paths = versions.flatMap(({ handle, path }) =>
    path === null ? [] : [[handle, path] as const],
  )
  return {
    alternates: isPaginatedPage(context) ? {} : Object.fromEntries(paths),
    countries: Object.fromEntries(versions.map(({ handle, countries }) => [handle, countries])),
  }
}
