import { path as pathOf, type Alternates, type PlannedPage } from '../../routes'
import { siteHandles, type SiteHandle } from '../../sites'

const homesOf = (pages: readonly PlannedPage[]): Alternates =>
  Object.fromEntries(
    pages
      .filter(({ route }) => route === 'home')
      .map((page): [SiteHandle, string] => [page.site, page.path]),
  )

/**
 * The error pages of each site, behind which no content stands. In other sites they are the home
 * pages, so that a lost visitor can switch.
 *
 * @param pages those that content asks for
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
