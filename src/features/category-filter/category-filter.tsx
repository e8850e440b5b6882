import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './category-filter.module.css'
import { Button } from '../../ui/controls/button'
import type { FilterView } from './filter-rules'
import type { CategoryFilterState } from './use-category-filter'

interface ChoicesProps {
  readonly filter: FilterView
  readonly state: CategoryFilterState
}

/** One list of categories as native checkboxes; what would give nothing cannot be chosen. */
function Choices({ filter: { name, label, options }, state }: ChoicesProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={css.line}>
      <p id={labelId} className={css.label}>
        {label}
      </p>
      <div className={css.options}>
        {options.map(({ id, title }) => {
          const checked = state.choice[name]?.includes(id) ?? false
          const count = state.countOf(name, id)
          return (
            <label key={id} className={css.option}>
              <input
                type="checkbox"
                className={css.box}
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={(event) => state.choose(name, id, event.currentTarget.checked)}
              />
              <span>{title}</span>
              <span className={css.count}>{count}</span>
            </label>
          )
        })}
      </div>
    </div>
  )
}

/**
 * The bar above a list that is filtered by categories: the choices with their counts, how much is
 * shown, and the way back to everything. It is hidden without JavaScript, when all is shown.
 *
 *
 * @param state what `useCategoryFilter` gives
 */
export function CategoryFilter({ state }: { state: CategoryFilterState }) {
  const { t } = useTranslation()
  const { filters, isFiltered, shown, total, reset } = state
  if (filters.length === 0) return null
  return (
    <div className={css.bar} data-needs-script>
      {filters.map((filter) => (
        <Choices key={filter.name} filter={filter} state={state} />
      ))}
      <div className={css.line}>
        <div className={css.options}>
          <p role="status" className={css.shown}>
            {shown === 0 ? t('dropdown.noResults') : t('filter.shown', { shown, total })}
          </p>
          {isFiltered && (
            <Button kind="text" onClick={reset}>
              <span>{t('filter.reset')}</span>
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
