import { useTranslation } from 'react-i18next'
import * as css from './found-machines.module.css'
import { hasDates, orders, type Order } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { SelectField } from '../../ui/controls/select-field'

const orderTitles = {
  relevance: 'byRelevance',
  name: 'byName',
  newest: 'byDate',
} as const satisfies Record<Order, string>

interface ListOptionsProps {
  readonly state: CatalogueFilterState
  readonly isDense: boolean
  readonly onDense: (isDense: boolean) => void
}

/** How the list is sorted, and how much of each machine it shows. */
export function ListOptions({ state, isDense, onDense }: ListOptionsProps) {
  const { t } = useTranslation('catalogue')
  const offered = orders.filter((order) => order !== 'newest' || hasDates(state.catalogue))
  return (
    <div className={css.listOptions}>
      <div className={css.sort}>
        <SelectField
          label={t('sort')}
          value={state.order}
          options={offered.map((order) => ({ value: order, label: t(orderTitles[order]) }))}
          onChange={(value) => state.sort(offered.find((order) => order === value) ?? 'relevance')}
        />
      </div>
      <label className={css.dense}>
        <input
          type="checkbox"
          checked={isDense}
          onChange={({ currentTarget }) => onDense(currentTarget.checked)}
        />
        {t('dense')}
      </label>
    </div>
  )
}
