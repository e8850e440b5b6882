import { useTranslation } from 'react-i18next'
import * as css from './catalogue-filter.module.css'
import { hasDates, orders, type Order } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { useElementId } from '../../ui/hooks/use-element-id'

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
  const id = useElementId()
  const offered = orders.filter((order) => order !== 'newest' || hasDates(state.catalogue))
  return (
    <div className={css.listOptions}>
      <p className={css.bound}>
        <label htmlFor={id}>{t('sort')}</label>
        <select
          id={id}
          value={state.order}
          onChange={({ currentTarget: { value } }) =>
            state.sort(offered.find((order) => order === value) ?? 'relevance')
          }
        >
          {offered.map((order) => (
            <option key={order} value={order}>
              {t(orderTitles[order])}
            </option>
          ))}
        </select>
      </p>
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
