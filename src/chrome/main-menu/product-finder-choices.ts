import type { FilterCategory, MenuFilters } from '../../features/site-data'

/** The categories that hold products of a business unit (requirements 2.4); none without a unit. */
export const categoriesOf = (
  { categories }: Pick<MenuFilters, 'categories'>,
  businessUnit: string | null,
): readonly FilterCategory[] =>
  businessUnit === null
    ? []
    : categories.filter(({ businessUnits }) => businessUnits.includes(businessUnit))

/** The list of a category's products, filtered by a business unit (requirements D7). */
export const productListHref = ({ href }: FilterCategory, businessUnit: string): string =>
  `${href}?businessUnits[]=${encodeURIComponent(businessUnit)}`
