import type { Entry, ProductDetail, Translations } from '../../contract'
import type { SiteHandle } from '../../sites'

interface Node {
  /** The Gatsby node's id, which a page query asks for. */
  readonly id: string
  readonly site: SiteHandle
  readonly title: string
  readonly section: string
  readonly translations: Translations
  /** Its picture, cut for social networks by the plugin. */
  readonly image: { readonly share: { readonly src: string } | null } | null
  readonly seo: { readonly noIndex: boolean } | null
}

/** A category as the page plan sees it. */
export interface CategoryNode extends Node {
  readonly code: string
  readonly slug: string
}

/** A product as the page plan sees it. */
export interface ProductNode
  extends Node, Pick<ProductDetail, 'code' | 'slug' | 'relatedProducts' | 'businessUnits'> {
  readonly category: Pick<ProductDetail['category'], 'code' | 'slug'>
}

/** Any other entry as the page plan sees it. */
export interface EntryNode
  extends
    Node,
    Pick<Entry, 'blocks' | 'slug' | 'type' | 'date' | 'endDate' | 'status' | 'deadline' | 'guard'> {
  /** The handle of a fixed page; `null` for an entry of a section. */
  readonly handle: string | null
}

/** All of the content that has pages, as far as it decides which page shows what. */
export interface ContentNodes {
  readonly categories: readonly CategoryNode[]
  readonly products: readonly ProductNode[]
  readonly entries: readonly EntryNode[]
}
