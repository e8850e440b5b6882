import type { DrawnSheet } from '../../features/dimension-drawing'
import type { JsonLdNode, JsonLdPage } from '../../features/structured-data'
import type { ListingRoute, PageRoute, PlannedPage } from '../../routes'
import type { ListingDefinition } from '../listing/definition'
import type { ContentNodes } from './content-nodes'
import type { PageContext } from './page-context'

/** These fields are only for the queries of pages: templates may not read them. */
type QueryVariable =
  | 'ancestors'
  | 'careers'
  | 'categories'
  | 'closed'
  | 'entries'
  | 'entry'
  | 'ids'
  | 'news'
  | 'open'
  | 'products'
  | 'related'
  | 'shelved'

/** The build's facts when it asks a page type for the variables of a page. */
export interface BuildFacts {
  readonly content: ContentNodes
  /** All pages that the content asks for; an entry without one has no target. */
  readonly builtPages: readonly PlannedPage[]
  /** The day of the build, a calendar day in ISO 8601. */
  readonly today: string
  /** The path of the world map that the build drew. */
  readonly worldMap: string
  /** Returns the path of a dimension drawing. */
  readonly drawingAddress: (sheet: DrawnSheet) => string
}

/**
 * Everything that the build and the static rendering know about a page type: a row of the registry.
 */
export interface PageType extends Pick<PageContext, 'layout' | 'header' | 'hydrate'> {
  /**
   * The file of the template below `src/templates`; for some types it depends on the type of the
   * entry.
   */
  readonly template: string | ((entryType: string | null) => string)
  /**
   * The variables of the page's query besides its site, and the facts for its template besides
   * content.
   */
  readonly variables: (page: PlannedPage, build: BuildFacts) => object
  /**
   * Returns the nodes of the page's structured data; without it there are none. It takes the result
   * of the query of its own template, which Gatsby passes on with the page.
   */
  structuredData?(data: object, page: JsonLdPage): readonly JsonLdNode[]
  /** The page and its later pages list the entries of the section. */
  readonly listing?: ListingDefinition
  /** Pages of this type stay out of search engines, whatever editors set. */
  readonly noIndex?: true
}

/** A row for every route that has pages; the compiler requires it. */
export type Registry = Readonly<
  Record<PageRoute, PageType> & Record<ListingRoute, PageType & { listing: ListingDefinition }>
>

/** The context of a page whose type has the given variables, as its template gets it. */
export type ContextOf<Variables extends (...args: never) => object> = PageContext &
  Omit<ReturnType<Variables>, QueryVariable>
