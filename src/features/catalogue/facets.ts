import type { FilterListName } from '../../contract'

/** The facets that the catalogue is filtered by (requirements 1 and 3), by their names in URLs. */
export const facetNames = [
  'businessUnits',
  'categories',
  'typologies',
  'materials',
  'processes',
  'industries',
] as const
export type FacetName = (typeof facetNames)[number]

/** The list of the content service that holds the options of a facet. */
export const facetLists: Readonly<Record<FacetName, FilterListName>> = {
  businessUnits: 'businessUnitsCategories',
  categories: 'productsCategories',
  typologies: 'typologyCategories',
  materials: 'materialsCategories',
  processes: 'processesCategories',
  industries: 'industriesCategories',
}
