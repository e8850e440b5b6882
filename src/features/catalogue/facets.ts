import type { FilterListName } from '../../contract'

/** What the catalogue is filtered by (requirements 1 and 3), by the names that stand in addresses. */
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
