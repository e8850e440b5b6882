import type { Alternates } from '../../routes'
import type { SiteHandle } from '../../sites'
import { isPaginatedPage, type PageContext } from './page-context'

/** The alternates of a page that its head and the sitemap announce, with the countries of each site. */
export interface AnnouncedAlternates {
  readonly alternates: Alternates
  readonly countries: Readonly<Partial<Record<SiteHandle, readonly string[]>>>
}

/** The alternates in a page's head; a later page of a list has none. */
export function announcedAlternates(
  context: Pick<PageContext, 'alternates' | 'i18n'>,
): AnnouncedAlternates {
  const all = context.alternates.flatMap(({ sites }) => sites)
  const paths = all.flatMap(({ handle, path }) => (path === null ? [] : [[handle, path] as const]))
  return {
    alternates: isPaginatedPage(context) ? {} : Object.fromEntries(paths),
    countries: Object.fromEntries(all.map(({ handle, countries }) => [handle, countries])),
  }
}
