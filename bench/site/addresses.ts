/** The pages of a site that are measured. */
export interface SiteAddresses {
  readonly home: string
  /** A list of cards that link to products. */
  readonly category: string
  /** The page of a product in that list. */
  readonly product: string
}

const OURS = '/en_eu,/en_eu/products/bridge-saws,/en_eu/products/bridge-saws/arcus-625-5x'

/** The measured pages of the site at an origin. */
export const ownAddresses = (origin: string): SiteAddresses => parseAddresses(`${origin}${OURS}`)

/**
 * Reads `https://example.com/en/,categories/saws/,products/one/`: home page, list of cards and product. The
 * second and third may be relative to the first.
 *
 * @throws when there are not three
 */
export function parseAddresses(text: string): SiteAddresses {
  const [home, category, product] = text.split(',')
  if (!home || !category || !product) {
    throw new Error(
      `Expected the addresses of home page, list and product with commas, got ${text}.`,
    )
  }
  const from = (address: string) => new URL(address, home).href
  return { home: from(home), category: from(category), product: from(product) }
}

/** The same pages at another origin. */
export function movedTo(origin: string, { home, category, product }: SiteAddresses): SiteAddresses {
  const moved = (address: string) => origin + new URL(address).pathname + new URL(address).search
  return { home: moved(home), category: moved(category), product: moved(product) }
}
