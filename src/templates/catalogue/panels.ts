import { facetNames, type FacetName } from '../../features/catalogue'

/**
 * Panels that can be open: the options of a facet, the ranges of figures, or the sheet of small
 * windows.
 */
export type Panel = FacetName | 'figures'

/** The panels of a page; on the page of a category the category is no choice. */
export const panelsOf = (category: string | null): readonly Panel[] => [
  ...facetNames.filter((name) => category === null || name !== 'categories'),
  'figures',
]

/** The names of the panels among the interface texts. */
export const panelTitles = {
  businessUnits: 'finder.businessUnit',
  categories: 'finder.category',
  typologies: 'catalogue.typology',
  materials: 'catalogue.material',
  processes: 'catalogue.process',
  industries: 'catalogue.industry',
  figures: 'catalogue.figures',
} as const satisfies Record<Panel, string>
