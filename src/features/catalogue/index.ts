/**
 * The catalogue of a site and its facets (requirements 3, 4 and D7). The build writes a file of
 * columns for each site (`src/plan/site-data/catalogue`). The browser fetches it when a visitor
 * comes near the filters, and searches it.
 */
export { readCatalogue, type Catalogue } from './catalogue'
export {
  CARDS_PER_FILE,
  FILE_VERSION,
  isCatalogueFile,
  type CardsFile,
  type CatalogueCard,
  type CatalogueFile,
  type CodesFile,
  type FacetColumn,
  type FigureColumn,
  type Run,
  type Span,
} from './catalogue-file'
export {
  isAnyChosen,
  NO_CHOICE,
  without,
  withOptions,
  withRange,
  type Choice,
  type Criterion,
  type Range,
} from './choice'
export { askedInQuery, isAsked, readAsked, type Asked } from './choice-address'
export { writeColumn } from './column'
export { facetLists, facetNames, type FacetName } from './facets'
export { offeredFigures } from './offered-figures'
export { hasDates, inOrder, orders, type Order } from './order'
export { relaxations } from './relax'
export { search, versionsFound, type FigureFound, type Found } from './search'
