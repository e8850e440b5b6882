/** The state of the filtered catalogue in a page: its data, the choice and the result. */
export { isDenseKept, keepDense } from './dense-listing'
export { useCards } from './use-cards'
export { useCatalogue } from './use-catalogue'
export { useCatalogueFilter, type CatalogueFilterState } from './use-catalogue-filter'
