import type {
  CatalogueFile,
  FacetColumn,
  FacetOption,
  FigureColumn,
  Run,
  Span,
} from './catalogue-file'
import { indexesOf } from './column'
import type { FacetName } from './facets'

/** A facet, ready to be searched. */
export interface Facet {
  readonly name: FacetName
  readonly options: readonly FacetOption[]
  /** Sets of options, each by their indexes. */
  readonly sets: readonly (readonly number[])[]
  /** For each version the index of its set. */
  readonly setOf: Uint16Array
}

/** A figure, ready to be searched. */
export interface Figure {
  readonly key: string
  readonly label: string
  readonly unit: string | null
  readonly spans: readonly Span[]
  /** The versions that state it, ascending, and for each of them the index of its span. */
  readonly statedBy: Uint32Array
  readonly spanOf: Uint16Array
}

/** The file of a site, ready to be searched. */
export interface Catalogue extends Pick<CatalogueFile, 'titles' | 'introduced' | 'alphabetical'> {
  /** How many products there are. */
  readonly size: number
  /** The index of the first version of each product; one entry more than there are products. */
  readonly first: Uint32Array
  /** The product of each version. */
  readonly productOf: Uint32Array
  readonly facets: readonly Facet[]
  readonly figures: readonly Figure[]
}

/** The start of each group in a list of all groups, and the end of the list as the last entry. */
function startsOf(counts: readonly number[]): Uint32Array {
  let end = 0
  return Uint32Array.from([0, ...counts.map((count) => (end += count))])
}

/** The group of each member of consecutive groups. */
function groupsOf(starts: Uint32Array): Uint32Array {
  const groups = new Uint32Array(starts.at(-1) ?? 0)
  starts.forEach((start, group) => groups.fill(group, start, starts[group + 1]))
  return groups
}

/** The positions that runs cover. */
function positionsOf(runs: readonly Run[]): Uint32Array {
  const positions = new Uint32Array(runs.reduce((sum, [, count]) => sum + count, 0))
  let row = 0
  for (const [first, count] of runs) {
    for (let position = first; position < first + count; position++) positions[row++] = position
  }
  return positions
}

function readFacet(column: FacetColumn, productOf: Uint32Array): Facet {
  const { name, options, values, level } = column
  const indexes = indexesOf(column)
  if (level === 'version') return { name, options, sets: values, setOf: indexes }
  const setOf = new Uint16Array(productOf.length)
  productOf.forEach((product, version) => (setOf[version] = indexes[product] ?? 0))
  return { name, options, sets: values, setOf }
}

const readFigure = (column: FigureColumn): Figure => {
  const { key, label, unit, values, runs } = column
  return { key, label, unit, spans: values, statedBy: positionsOf(runs), spanOf: indexesOf(column) }
}

/** Takes a file up, once for all searches. */
export function readCatalogue(file: CatalogueFile): Catalogue {
  const { titles, versions, introduced, alphabetical } = file
  const first = startsOf(versions)
  const productOf = groupsOf(first)
  return {
    size: versions.length,
    titles,
    introduced,
    alphabetical,
    first,
    productOf,
    facets: file.facets.map((facet) => readFacet(facet, productOf)),
    figures: file.figures.map(readFigure),
  }
}
