import { useTranslation } from 'react-i18next'
import * as css from './found-machines.module.css'
import { relaxations, without, type Criterion } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { Button } from '../../ui/controls/button'
import { useCriterionText } from './criterion-text'

/**
 * No machine meets all criteria: the smallest changes of the choice, each with its number of
 * machines.
 */
export function NoMachines({ state }: { state: CatalogueFilterState }) {
  const { t, i18n } = useTranslation()
  const { t: tCatalogue } = useTranslation('catalogue')
  const textOf = useCriterionText(state)
  const both = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const giveUp = (criteria: readonly Criterion[]) =>
    state.change(criteria.reduce((choice, criterion) => without(choice, criterion), state.choice))
  return (
    <div className={css.none}>
      <h3>{tCatalogue('none')}</h3>
      <ul className={css.ways}>
        {relaxations(state.catalogue, state.found).map(({ criteria, products }) => (
          <li key={criteria.map(textOf).join()}>
            <Button onClick={() => giveUp(criteria)}>
              {tCatalogue('without', { filters: both.format(criteria.map(textOf)) })}
              <span className={css.count}>{t('catalogue.products', { count: products })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
