import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import type { NonNullKeys } from '../shared/non-null-keys'
import { catalogueTrail } from '../shared/trail'
import { categoryViews, contactView } from '../shared/views'
import type { GroupView, ProductsPageProps } from './products-page'
import type { CategoryGroup } from './variables'

type ProductsPageData = NonNullKeys<Queries.ProductsPageQuery, 'entry'>

/** The products of each category, by its code. */
const productLinks = (
  { categories, products }: ProductsPageData,
  site: SiteHandle,
): Map<string, LinkView[]> =>
  new Map(
    categories.nodes.map(({ code, slug: category }) => [
      code,
      products.nodes
        .filter((product) => product.category.code === code)
        .map(({ title, slug }) => ({
          label: title,
          href: path('products-category-slug', site, { category, slug }),
        })),
    ]),
  )

/**
 * The categories with machines in their groups; categories without a group come last, without a
 * title.
 */
function groupViews(
  data: ProductsPageData,
  site: SiteHandle,
  groups: readonly CategoryGroup[],
): GroupView[] {
  const products = productLinks(data, site)
  const counts = new Map([...products].map(([code, links]) => [code, links.length]))
  const categories = categoryViews(data.categories.nodes, counts, site, products)
  const named = new Set(groups.flatMap(({ codes }) => codes))
  return [
    ...groups.map(({ title, codes }) => ({
      title,
      categories: codes.flatMap((code) => categories.filter((category) => category.code === code)),
    })),
    { title: null, categories: categories.filter(({ code }) => !named.has(code)) },
  ].filter((group) => group.categories.length > 0)
}

/**
 * Content of the catalogue → the properties of its first page. The one mapping for build and
 * preview.
 */
export const productsPageProps = (
  data: ProductsPageData,
  site: SiteHandle,
  groups: readonly CategoryGroup[],
): ProductsPageProps => ({
  trail: catalogueTrail(data, site, ['home']),
  title: data.entry.title,
  abstract: data.entry.abstract,
  image: data.entry.image,
  groups: groupViews(data, site, groups),
  contact: contactView(data.company),
})
