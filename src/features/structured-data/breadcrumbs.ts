import type { LinkView } from '../../ui/view-models'
import { absolute, type JsonLdPage } from './page'
import type { BreadcrumbList } from './nodes'

/**
 * The place of a page in the site, as its visible breadcrumbs show it.
 *
 * @param trail the pages above, from the home page down
 * @param current the title of the page itself
 */
export const breadcrumbs = (
  trail: readonly LinkView[],
  current: string,
  page: JsonLdPage,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(page, href),
    })),
    { '@type': 'ListItem', position: trail.length + 1, name: current },
  ],
})
