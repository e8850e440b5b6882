import { CategoryFilter, type CategoryFilterState } from '../../features/category-filter'
import { ListFilters } from './list-filters'

interface CategoryFiltersProps {
  readonly className?: string | undefined
  readonly state: CategoryFilterState
}

/** The filters of a list by its categories; none if there is nothing to choose. */
export const CategoryFilters = ({ className, state }: CategoryFiltersProps) =>
  state.filters.length === 0 ? null : (
    <ListFilters
      className={className}
      count={Object.values(state.choice).flat().length}
      shown={state.shown}
      total={state.total}
    >
      <CategoryFilter state={state} />
    </ListFilters>
  )
