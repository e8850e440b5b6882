import { path, referencePath } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import type { Found } from '../shared/found'
import { catalogueTrail } from '../shared/trail'
import { categoryViews, contactView } from '../shared/views'
import type { GroupView, ProductsPageProps } from './products-page'

type ProductsPageData = Found<Queries.ProductsPageQuery, 'entry'>

const productLinks = (
  { products }: ProductsPageData,
  site: SiteHandle,
): Map<string, LinkView[]> => {
  const byCategory = new Map<string, LinkView[]>()
  for (const { title, slug, category } of products.nodes) {
    const link = {
      label: title,
      href: path('products-category-slug', site, { category: category.slug, slug }),
    }
    byCategory.set(category.code, [...(byCategory.get(category.code) ?? []), link])
  }
  return byCategory
}

/**
 * The categories in the groups and the order of the main menu below the catalogue; those that it does not name stand
 * under no title, at the end.
 */
function groups(data: ProductsPageData, site: SiteHandle): GroupView[] {
  const products = productLinks(data, site)
  const counts = new Map([...products].map(([code, links]) => [code, links.length]))
  const categories = categoryViews(data.categories.nodes, counts, site, products)
  const catalogue = path('products', site)
  const inMenu = data.menu.mainNavigation
    .filter(
      (item) =>
        item.section && referencePath({ ...item, section: item.section }, site) === catalogue,
    )
    .flatMap(({ children }) => children)
    .filter(({ hidden }) => !hidden)
    .map(({ title, children }) => ({
      title,
      categories: children.flatMap(({ section, slug, hidden }) => {
        const href = section && !hidden ? referencePath({ section, slug }, site) : null
        return categories.filter((category) => category.href === href)
      }),
    }))
  const named = new Set(inMenu.flatMap((group) => group.categories))
  return [
    ...inMenu,
    { title: null, categories: categories.filter((category) => !named.has(category)) },
  ].filter((group) => group.categories.length > 0)
}

/** Content of the catalogue → what its first page renders. The one mapping for build and preview. */
export const productsPageProps = (data: ProductsPageData, site: SiteHandle): ProductsPageProps => ({
  trail: catalogueTrail(data, site, ['home']),
  title: data.entry.title,
  abstract: data.entry.abstract,
  image: data.entry.image,
  groups: groups(data, site),
  contact: contactView(data.company),
})
