import type { ProductDetail } from '../../contract'
import type { ImageView } from '../../ui/view-models'
import { absolute, companyId, imagesOf, type JsonLdPage } from './page'
import type { Product, ProductGroup } from './nodes'

/** A product's data for its node. */
export type ProductContent = Pick<ProductDetail, 'code' | 'title' | 'claim' | 'abstract'> & {
  readonly category: Pick<ProductDetail['category'], 'title'>
  readonly image: ImageView | null
  readonly versions: readonly Pick<
    ProductDetail['versions'][number],
    'code' | 'title' | 'abstract'
  >[]
}

/**
 * A product, or a group of products that are its versions. The content has no prices and no
 * availability, so none are claimed.
 */
export function product(content: ProductContent, page: JsonLdPage): Product | ProductGroup {
  const { code, title, claim, abstract, category, image, versions } = content
  const common = {
    name: title,
    url: absolute(page, page.path),
    description: abstract ?? claim,
    image: imagesOf(page, image),
    category: category.title,
    brand: { '@type': 'Brand' as const, name: page.company },
    manufacturer: companyId(page),
  }
  if (versions.length < 2) {
    return { '@type': 'Product', ...common, sku: versions[0]?.code ?? code }
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: code,
    hasVariant: versions.map((version) => ({
      '@type': 'Product',
      name: version.title,
      sku: version.code,
      description: version.abstract,
      url: absolute(page, `${page.path}?version=${encodeURIComponent(version.code)}`),
    })),
  }
}
