import type { ContentClient } from '../../../src/content-client'
import type { Product } from '../../../src/contract'
import { type NodeDraft, siteFields } from './node-types'
import type { Problems } from './problems'

const named = ({ title, id }: Product): string => `"${title}" (id ${id})`

/** Two products of a category with one slug would have one address; both are named. */
function checkSlugs(products: readonly Product[], site: string, problems: Problems): void {
  const byAddress = new Map<string, Product>()
  for (const product of products) {
    const address = `${product.category.slug}/${product.slug}`
    const other = byAddress.get(address)
    if (other) {
      const reasons = [`${named(other)} and ${named(product)} have the slug "${product.slug}"`]
      const place = `category ${product.category.code}, slug ${product.slug}`
      problems.add({ code: 'duplicate-slug', site, address: place, status: null, reasons })
    } else {
      byAddress.set(address, product)
    }
  }
}

async function fetchDetail(
  client: ContentClient,
  site: string,
  product: Product,
  problems: Problems,
): Promise<NodeDraft[]> {
  const parameters = { site, category: product.category.slug, slug: product.slug }
  const answer = await problems.attempt(site, () => client.get('product', parameters))
  if (answer === undefined) return []
  const detail = answer.data
  if (detail.id !== product.id) {
    const reasons = [`the list names ${named(product)}, its address answers ${named(detail)}`]
    const address = `product ${product.category.slug}/${product.slug}`
    problems.add({ code: 'mismatch', site, address, status: null, reasons })
  }
  return [{ type: 'ContentProduct', key: `${site}:${detail.id}`, fields: siteFields(site, detail) }]
}

/** A site's products: the list of each category, then each product's details. */
export async function fetchProducts(
  client: ContentClient,
  site: string,
  categoryCodes: readonly string[],
  problems: Problems,
): Promise<NodeDraft[]> {
  const lists = await Promise.all(
    categoryCodes.map((code) =>
      problems.attempt(site, () => client.all('products', { site, code })),
    ),
  )
  // A product that two categories list is one product.
  const products = [
    ...new Map(lists.flatMap((list) => list?.data ?? []).map((each) => [each.id, each])).values(),
  ]
  checkSlugs(products, site, problems)
  return (
    await Promise.all(products.map((each) => fetchDetail(client, site, each, problems)))
  ).flat()
}
