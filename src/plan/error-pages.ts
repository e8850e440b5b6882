import { path as pathOf, type Alternates, type PlannedPage } from '../routes'
import { siteHandles, type SiteHandle } from '../sites'

const homesOf = (pages: readonly PlannedPage[]): Alternates =>
  Object.fromEntries(
    pages
      .filter(({ route }) => route === 'home')
      .map((page): [SiteHandle, string] => [page.site, page.path]),
  )

/**
 * The error pages of each site, which have no content. Their versions in other sites are the home
 * pages, so that a lost visitor can switch.
 *
 * @param pages the pages of the content
 */
export const errorPages = (pages: readonly PlannedPage[]): PlannedPage[] =>
  siteHandles.flatMap((site) =>
    (['not-found', 'unavailable'] as const).map((route) => ({
      site,
      route,
      path: pathOf(route, site),
      params: {},
      entry: { id: '', section: 'notFound', slug: null, source: route, translations: {} },
      alternates: homesOf(pages),
    })),
  )
