import { useTranslation } from 'react-i18next'
import * as css from './category-filter.module.css'
import { Button } from '../../ui/controls/button'
import { cx } from '../../ui/cx'
import { FilterOptions } from './filter-options'
import type { CategoryFilterState } from './use-category-filter'

/**
 * The bar above a list that is filtered by categories: the choices with their counts, the number of
 * shown items, and a button that resets all. It is hidden without JavaScript, when everything is
 * shown.
 *
 * @param state the result of `useCategoryFilter`
 */
export function CategoryFilter({ state }: { state: CategoryFilterState }) {
  const { t } = useTranslation()
  const { filters, isFiltered, shown, total, reset } = state
  if (filters.length === 0) return null
  return (
    <div className={cx('no-print', css.bar)} data-needs-script>
      {filters.map(({ name, label, options }) => (
        <FilterOptions
          key={name}
          label={label}
          options={options.map(({ id, title }) => ({
            id,
            title,
            isChosen: state.choice[name]?.includes(id) ?? false,
            count: state.countOf(name, id),
          }))}
          onChoose={(id, isChosen) => state.choose(name, id, isChosen)}
        />
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
