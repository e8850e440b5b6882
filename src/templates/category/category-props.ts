import type { SiteHandle } from '../../sites'
import type { NonNullKeys } from '../shared/non-null-keys'
import { catalogueTrail } from '../shared/trail'
import { contactView, productCard } from '../shared/views'
import type { CategoryPageProps } from './category-page'

/** Content of a category → the properties of its page. The one mapping for build and preview. */
export function categoryPageProps(
  data: NonNullKeys<Queries.CategoryPageQuery, 'category'>,
  site: SiteHandle,
): CategoryPageProps {
  const { title, claim, abstract, description, image } = data.category
  return {
    id: data.category.contentId,
    trail: catalogueTrail(data, site),
    title,
    claim,
    abstract,
    description,
    image,
    products: data.products.nodes.map((product) => productCard(product, site)),
    contact: contactView(data.company),
  }
}
