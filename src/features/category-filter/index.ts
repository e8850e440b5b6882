/**
 * Lists that visitors filter by categories, with the state in the address and counts beside each
 * option (requirements D7):
 *
 * ```tsx
 * const plain = offered([{ name: 'job', options }], items)        // in the mapping of the page
 * const filters = plain.map((filter) => ({ ...filter, label: t('filter.department') }))
 * const state = useCategoryFilter(filters, items)                 // items: [{ job: ['701'] }, …]
 * <CategoryFilter state={state} />
 * {entries.filter((entry) => state.shows(entry.categoryIds)).map(…)}
 * ```
 */
export { CategoryFilter } from './category-filter'
export { FilterOptions, type OfferedOption } from './filter-options'
export {
  offered,
  type CategoryIds,
  type FilterOptionView,
  type FilterView,
  type PlainFilter,
} from './filter-rules'
export { useCategoryFilter, type CategoryFilterState } from './use-category-filter'
