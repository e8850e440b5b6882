import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import type { Found } from '../shared/found'
import { catalogueTrail } from '../shared/trail'
import { categoryViews, contactView } from '../shared/views'
import type { ProductsPageProps, UnitView } from './products-page'

type ProductsPageData = Found<Queries.ProductsPageQuery, 'entry' | 'units'>
type CategoryOfUnits = ProductsPageData['categories']['nodes'][number]

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
 * Each category under the first of its business units that is shown. What is for all of them, such as software,
 * stands under none, with the rest at the end.
 */
function units(data: ProductsPageData, site: SiteHandle): UnitView[] {
  const shown = data.units.options.filter(({ active }) => active)
  const unitOf = ({ businessUnits }: CategoryOfUnits) => {
    const own = shown.filter(({ id }) => businessUnits.some((unit) => unit.id === id))
    const isForAll = own.length > 1 && own.length === shown.length
    return isForAll ? null : (own[0]?.id ?? null)
  }
  const products = productLinks(data, site)
  const counts = new Map([...products].map(([code, links]) => [code, links.length]))

  return [...shown, { id: null, title: null }]
    .map(({ id, title }) => ({
      id: id ?? 'other',
      title,
      categories: categoryViews(
        data.categories.nodes.filter((category) => unitOf(category) === id),
        counts,
        site,
        products,
      ),
    }))
    .filter(({ categories }) => categories.length > 0)
}

/** Content of the catalogue → what its first page renders. The one mapping for build and preview. */
export const productsPageProps = (data: ProductsPageData, site: SiteHandle): ProductsPageProps => ({
  trail: catalogueTrail(data, site, ['home']),
  title: data.entry.title,
  abstract: data.entry.abstract,
  image: data.entry.image,
  units: units(data, site),
  contact: contactView(data.company),
})
