import type { ProductDetail } from '../../contract'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { Figure, MediaView } from '../../ui/view-models'
import { entryCard, type CardEntry } from '../shared/entry-card'
import type { FrameData, SeoData } from '../shared/frame'
import { catalogueTrail, type TrailData } from '../shared/trail'
import {
  actionViews,
  contactView,
  inOrder,
  productCard,
  type ActionData,
  type CardProduct,
  type WithImages,
} from '../shared/views'
import type { ProductPageProps } from './product-page'

type Fields =
  | 'code'
  | 'title'
  | 'claim'
  | 'abstract'
  | 'description'
  | 'image'
  | 'gallery'
  | 'features'
  | 'documents'

/** What the page of a product shows, in the contract's shape. */
export interface ProductPageData extends FrameData, TrailData {
  readonly product: WithImages<Pick<ProductDetail, Fields>> & {
    readonly figures: readonly Figure[]
    readonly category: Pick<ProductDetail['category'], 'slug' | 'title'>
    readonly versions: readonly (Omit<
      ProductDetail['versions'][number],
      'typologies' | 'figures'
    > & {
      readonly figures: readonly Figure[]
    })[]
    readonly actions: readonly ActionData[]
    readonly seo: SeoData | null
  }
  readonly related: { readonly nodes: readonly CardProduct[] }
  readonly stories: { readonly nodes: readonly (CardEntry & { readonly id: string })[] }
}

/** The product's own picture opens its gallery. */
const gallery = ({ image, gallery: items }: ProductPageData['product']): MediaView[] => [
  ...(image ? [{ kind: 'image' as const, image, sources: [], caption: null }] : []),
  ...items.filter((item) => item.image?.src !== image?.src),
]

/**
 * Content of a product → what its page draws. The one mapping for build and preview.
 *
 * @param storyIds the ids of the stories in their order, which the plan gave
 */
export function productPageProps(
  data: ProductPageData,
  site: SiteHandle,
  storyIds: readonly string[],
): ProductPageProps {
  const { product, related, stories, company } = data
  const { category } = product
  return {
    trail: [
      ...catalogueTrail(data, site),
      { label: category.title, href: path('products-category', site, { category: category.slug }) },
    ],
    code: product.code,
    title: product.title,
    categoryTitle: category.title,
    claim: product.claim,
    abstract: product.abstract,
    description: product.description,
    figures: product.figures,
    gallery: gallery(product),
    features: product.features,
    versions: product.versions,
    documents: product.documents,
    stories: inOrder(stories.nodes, storyIds).flatMap((each) => entryCard(each, site) ?? []),
    related: related.nodes.map((each) => productCard(each, site)),
    actions: actionViews(product.actions, site),
    contact: contactView(company),
  }
}
