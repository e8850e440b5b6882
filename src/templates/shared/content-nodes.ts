type Answer = Queries.BuildContentQuery

/** A category as the page plan sees it. */
export type CategoryNode = Answer['categories']['nodes'][number]

/** A product as the page plan sees it. */
export type ProductNode = Answer['products']['nodes'][number]

/**
 * Any other entry in the page plan: `handle` is that of a fixed page, `null` for entries of
 * sections.
 */
export type EntryNode = Answer['entries']['nodes'][number]

/** The forms of a site as the page plan sees them. */
export type FormsNode = Answer['forms']['nodes'][number]

/** The content that all pages of a site share, in the page plan. */
export type ConfigsNode = Answer['configs']['nodes'][number]

/** The menus of a site as the page plan sees them. */
export type NavigationNode = Answer['navigation']['nodes'][number]

/** All content with pages, as far as it decides the content of each page. */
export interface ContentNodes {
  readonly categories: readonly CategoryNode[]
  readonly products: readonly ProductNode[]
  readonly entries: readonly EntryNode[]
  readonly forms: readonly FormsNode[]
  readonly configs: readonly ConfigsNode[]
  readonly navigation: readonly NavigationNode[]
}
