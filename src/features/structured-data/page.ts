import type { ImageView } from '../../ui/view-models'
import type { SiteHandle } from '../../sites'
import type { NodeReference, Organization } from './nodes'

/** The page of the structured data, and its publisher. */
export interface JsonLdPage {
  readonly site: SiteHandle
  /** The public origin without a trailing slash. */
  readonly origin: string
  /** The address of the page: `/it_eu/products`. */
  readonly path: string
  /** The company's short name. */
  readonly company: string
  /** The page's picture in social networks; the fallback for nodes that need a picture. */
  readonly share: { readonly src: string } | null
}

/** An address of the site as search engines want it. */
export const absolute = ({ origin }: JsonLdPage, address: string): string =>
  new URL(address, `${origin}/`).href

/** The largest of the sizes that the build made of a picture. */
export const imageUrl = (
  page: JsonLdPage,
  image: Pick<ImageView, 'src' | 'data'> | null | undefined,
): string | null => (image ? absolute(page, image.data?.images.fallback?.src ?? image.src) : null)

/** The picture of a node: its own, else the page's picture for social networks. */
export const imagesOf = (
  page: JsonLdPage,
  image: Pick<ImageView, 'src' | 'data'> | null | undefined,
): string[] => {
  const address = imageUrl(page, image) ?? (page.share && absolute(page, page.share.src))
  return address ? [address] : []
}

/** The company, by its id on the home pages; one company for all sites. */
export const companyId = ({ origin }: JsonLdPage): NodeReference => ({
  '@id': `${origin}/#organization`,
})

/** The company where search engines ask for its name beside it. */
export const companyInBrief = (page: JsonLdPage): Organization => ({
  '@type': 'Organization',
  ...companyId(page),
  name: page.company,
  url: `${page.origin}/`,
})
