import type { ProductCategory } from '../../contract'
import type { SiteHandle } from '../../sites'
import type { FrameData, SeoData } from '../shared/frame'
import { catalogueTrail, type TrailData } from '../shared/trail'
import { contactView, productCard, type CardProduct, type WithImages } from '../shared/views'
import type { CategoryPageProps } from './category-page'

/** What the page of a category shows, in the contract's shape. */
export interface CategoryPageData extends FrameData, TrailData {
  readonly category: WithImages<
    Pick<ProductCategory, 'title' | 'claim' | 'abstract' | 'description' | 'image'>
  > & { readonly seo: SeoData | null }
  readonly products: { readonly nodes: readonly CardProduct[] }
}

/** Content of a category → what its page draws. The one mapping for build and preview. */
export function categoryPageProps(data: CategoryPageData, site: SiteHandle): CategoryPageProps {
  const { title, claim, abstract, description, image } = data.category
  return {
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
