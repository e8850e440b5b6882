import {
  product,
  type JsonLdNode,
  type JsonLdPage,
  type ProductContent,
} from '../../features/structured-data'
import { path } from '../../routes'
import { pageBreadcrumbs } from '../shared/structured-data'

interface ProductPage extends Queries.PageTrailFragment {
  readonly product: ProductContent & {
    readonly category: { readonly slug: string; readonly title: string }
  }
}

/** The page of a product: its breadcrumbs, category included, and the product with its versions. */
export function productNodes(data: ProductPage, page: JsonLdPage): JsonLdNode[] {
  const { title, category } = data.product
  const href = path('products-category', page.site, { category: category.slug })
  return [
    pageBreadcrumbs(data, title, page, [{ label: category.title, href }]),
    product(data.product, page),
  ]
}
