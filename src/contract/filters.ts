import { z } from 'zod'
import { code, flag, id, optional, requiredText, slug, text } from './fields'

/** The 13 filter lists of requirements 7, by their names in addresses. */
export const filterLists = [
  'productsCategories',
  'businessUnitsCategories',
  'typologyCategories',
  'materialsCategories',
  'industriesCategories',
  'processesCategories',
  'pressCategories',
  'jobCategories',
  'branchServicesCategories',
  'charityProjectsCategories',
  'geographicAreaCategories',
  'supportServicesCategories',
  'timelineMilestonesCategories',
] as const
export type FilterListName = (typeof filterLists)[number]

/** An option of a filter list. Product categories carry `slug` and `code` too (requirements 3). */
export const filterOption = z
  .object({
    id,
    title: requiredText,
    /** The title of the group that the option belongs to: 'Axes'. */
    group: optional(text),
    active: flag(true),
    slug: optional(slug),
    code: optional(code),
  })
  .meta({ id: 'FilterOption' })
export type FilterOption = z.infer<typeof filterOption>
