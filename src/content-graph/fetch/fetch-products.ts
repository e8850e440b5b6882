import type { ContentClient } from '../../content-client'
import { identityText, type Product } from '../../contract'
import { mismatches } from './mismatches'
import { type NodeDraft, siteFields } from '../node-types'
import type { Problems } from '../problems'

/**
 * The products of all lists. Each comes once, though several categories may list it. Two products
 * with the same address are a problem that names both.
 */
function distinctProducts(
  client: ContentClient,
  products: readonly Product[],
  site: string,
  problems: Problems,
): Product[] {
  const byAddress = new Map<string, Product>()
  for (const product of products) {
    const { category, slug } = product
    const address = client.urlOf('product', { site, category: category.slug, slug })
    const other = byAddress.get(address) ?? product
    byAddress.set(address, other)
    if (other.id === product.id) continue
    const reasons = [
      `${identityText(other)} and ${identityText(product)} both have the slug "${slug}"`,
    ]
    problems.add({ code: 'duplicate-slug', site, address, status: null, reasons })
  }
  return [...byAddress.values()]
}

async function fetchDetail(
  client: ContentClient,
  site: string,
  product: Product,
  position: number,
  problems: Problems,
): Promise<NodeDraft[]> {
  const parameters = { site, category: product.category.slug, slug: product.slug }
  const answer = await problems.attempt(site, () => client.get('product', parameters, {}, product))
  if (answer === undefined) return []
  const detail = answer.data
  const place = { site, address: client.urlOf('product', parameters) }
  if (mismatches(product, detail, place, problems)) return []
  const fields = { ...siteFields(site, detail), position }
  return [{ type: 'ContentProduct', key: `${site}:${detail.id}`, fields }]
}

/**
 * A site's products in the order of the lists of their categories, then each product's details.
 *
 * @param categoryCodes `undefined` for a category that failed
 */
export async function fetchProducts(
  client: ContentClient,
  site: string,
  categoryCodes: readonly Promise<string | undefined>[],
  problems: Problems,
): Promise<NodeDraft[]> {
  const lists = await Promise.all(
    categoryCodes.map(async (known) => {
      const code = await known
      return code === undefined
        ? undefined
        : problems.attempt(site, () => client.all('products', { site, code }))
    }),
  )
  const listed = lists.flatMap((list) => list?.data ?? [])
  const products = distinctProducts(client, listed, site, problems)
  return (
    await Promise.all(
      products.map((each, position) => fetchDetail(client, site, each, position, problems)),
    )
  ).flat()
}
