import type { Drawing } from '../../features/dimension-drawing'
import type { JsonLdNode, JsonLdPage } from '../../features/structured-data'
import type { ListingRoute, PageRoute, PlannedPage } from '../../routes'
import type { ListingDefinition } from '../listing/definition'
import type { ContentNodes } from './content-nodes'
import type { PageContext } from './page-context'

/** Only the queries of pages read these of a page's context: templates may not ask for them. */
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

/** What the build knows when it asks a page type for the variables of a page. */
export interface BuildFacts {
  readonly content: ContentNodes
  /** All pages that content asks for; an entry without one has nowhere to lead. */
  readonly builtPages: readonly PlannedPage[]
  /** The day of the build, a calendar day in ISO 8601. */
  readonly today: string
  /** The address of the world map that the build drew. */
  readonly worldMap: string
  /** Where a page finds a dimension drawing. */
  readonly drawingAddress: (drawing: Drawing) => string
}

/** All that the build and the static rendering know of a page type: a row of the registry. */
export interface PageType extends Pick<PageContext, 'layout' | 'header' | 'hydrate'> {
  /** The file of the template below `src/templates`; of some types the type of the entry decides. */
  readonly template: string | ((entryType: string | null) => string)
  /** What the page's query asks for besides its site, and what its template is told besides content. */
  readonly variables: (page: PlannedPage, build: BuildFacts) => object
  /**
   * The nodes of the page's structured data; none where there is no such function. Each takes the
   * answer to the query of its own template, which Gatsby hands on with the page.
   */
  structuredData?(data: object, page: JsonLdPage): readonly JsonLdNode[]
  /** The entries of the section stand on the page, and on the later pages of its list. */
  readonly listing?: ListingDefinition
  /** Pages of this type stay out of search engines, whatever editors say. */
  readonly noIndex?: true
}

/** A row for every route that has pages, so that the compiler asks for it. */
export type Registry = Readonly<
  Record<PageRoute, PageType> & Record<ListingRoute, PageType & { listing: ListingDefinition }>
>

/** The context of a page whose type has the given variables, as its template gets it. */
export type ContextOf<Variables extends (...args: never) => object> = PageContext &
  Omit<ReturnType<Variables>, QueryVariable>
