import { fieldOf } from '../../contract/is-object'
import type { ActionView, Figure, ProductCardView } from '../../ui/view-models'
import type { Column } from './column'
import type { FacetName } from './facets'

/** Changes with the shape of the file, so that a page never reads an unknown shape. */
export const FILE_VERSION = 2

export interface FacetOption {
  readonly id: string
  readonly title: string
  /** The title of its group; options of a group follow each other. */
  readonly group?: string
}

/** A facet: its options, and which of them (by index) each product or version has. */
export interface FacetColumn extends Column<readonly number[]> {
  readonly name: FacetName
  readonly options: readonly FacetOption[]
  /**
   * Whether a row is a product or a version. Versions differ by their typology, products by
   * everything else.
   */
  readonly level: 'product' | 'version'
}

/** Lowest and highest number that a figure states; both are the same for a single number. */
export type Span = readonly [from: number, to: number]

/** Versions that follow each other. */
export type Run = readonly [first: number, count: number]

/** A key figure that versions can be filtered by. Its rows are the versions that state it. */
export interface FigureColumn extends Column<Span> {
  readonly key: string
  readonly label: string
  readonly unit: string | null
  /** The positions of its rows among the versions, as runs: few products state the same. */
  readonly runs: readonly Run[]
}

/**
 * The data that a site's catalogue is filtered by: one file for each site, in columns, because
 * similar values compress well. Products are in the order of the catalogue, versions in that of
 * their products. A product without versions counts as one version.
 */
export interface CatalogueFile {
  readonly version: typeof FILE_VERSION
  /** Of products, to show them before their cards are loaded. */
  readonly titles: readonly string[]
  /** How many versions each product has, at least 1. */
  readonly versions: readonly number[]
  /** Days since 1 January 1970 on which products came onto the market; `null` where it is not known. */
  readonly introduced: readonly (number | null)[]
  /** For each product its place in the alphabetical order of the site's language. */
  readonly alphabetical: readonly number[]
  readonly facets: readonly FacetColumn[]
  readonly figures: readonly FigureColumn[]
}

/** A version as a list names it. */
export interface CatalogueVersion {
  readonly code: string
  readonly title: string
  /** All its key figures, also those that it shares with the product. */
  readonly figures: readonly Figure[]
}

/** A product as a list of the catalogue shows it. */
export interface CatalogueCard extends ProductCardView {
  /** The first call to action of its page, such as a request for a quotation. */
  readonly action: ActionView | null
  readonly versions: readonly CatalogueVersion[]
}

/**
 * Cards of consecutive products in the catalogue: file `n` begins with product `n ×
 * CARDS_PER_FILE`.
 */
export interface CardsFile {
  readonly cards: readonly CatalogueCard[]
}

/**
 * For each product of the catalogue its code, then the codes of its versions; the position leads to
 * the card.
 */
export interface CodesFile {
  readonly codes: readonly (readonly string[])[]
}

/** About 6 kB compressed: two requests for a usual catalogue, and little for one machine of a large one. */
export const CARDS_PER_FILE = 32

/** Whether JSON is a file of this shape: another deployment may have written it. */
export const isCatalogueFile = (value: unknown): value is CatalogueFile =>
  fieldOf(value, 'version') === FILE_VERSION
