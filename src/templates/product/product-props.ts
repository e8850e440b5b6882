import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { MediaView } from '../../ui/view-models'
import { entryCard } from '../shared/entry-card'
import type { NonNullKeys } from '../shared/non-null-keys'
import { catalogueTrail } from '../shared/trail'
import { actionViews, contactView, inOrder, productCard } from '../shared/views'
import type { ProductPageProps } from './product-page'

type ProductPageData = NonNullKeys<Queries.ProductPageQuery, 'product'>

/** The product's own picture opens its gallery. */
function gallery({ image, gallery: items }: ProductPageData['product']): readonly MediaView[] {
  if (!image) return items
  const own: MediaView = { kind: 'image', image, sources: [], caption: null }
  return [own].concat(items.filter((item) => item.image?.src !== image.src))
}

/**
 * Content of a product → the properties of its page. The one mapping for build and preview.
 *
 * @param storyIds the ids of the stories in the plan's order
 */
export function productPageProps(
  data: ProductPageData,
  site: SiteHandle,
  storyIds: readonly string[],
): ProductPageProps {
  const { product, related, stories, company } = data
  const { category } = product
  return {
    ...product,
    trail: catalogueTrail(data, site).concat({
      label: category.title,
      href: path('products-category', site, { category: category.slug }),
    }),
    categoryTitle: category.title,
    gallery: gallery(product),
    stories: inOrder(stories.nodes, storyIds).flatMap((each) => entryCard(each, site) ?? []),
    related: related.nodes.map((each) => productCard(each, site)),
    actions: actionViews(product.actions, site),
    contact: contactView(company),
  }
}
