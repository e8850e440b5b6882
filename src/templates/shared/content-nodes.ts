type Answer = Queries.BuildContentQuery

/** A category as the page plan sees it. */
export type CategoryNode = Answer['categories']['nodes'][number]

/** A product as the page plan sees it. */
export type ProductNode = Answer['products']['nodes'][number]

/** Any other entry as the page plan sees it: `handle` is a fixed page's, `null` for those of sections. */
export type EntryNode = Answer['entries']['nodes'][number]

/** The forms of a site as the page plan sees them. */
export type FormsNode = Answer['forms']['nodes'][number]

/** What all pages of a site share, as the page plan sees it. */
export type ConfigsNode = Answer['configs']['nodes'][number]

/** The menus of a site as the page plan sees them. */
export type NavigationNode = Answer['navigation']['nodes'][number]

/** All of the content that has pages, as far as it decides which page shows what. */
export interface ContentNodes {
  readonly categories: readonly CategoryNode[]
  readonly products: readonly ProductNode[]
  readonly entries: readonly EntryNode[]
  readonly forms: readonly FormsNode[]
  readonly configs: readonly ConfigsNode[]
  readonly navigation: readonly NavigationNode[]
}
