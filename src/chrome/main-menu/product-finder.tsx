import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './product-finder.module.css'
import { useSiteData, type MenuFilters } from '../../features/site-data'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Dropdown } from '../../ui/controls/dropdown'
import { Skeleton } from '../../ui/cards/skeleton'
import { Facets } from './facets'
import { categoriesOf, productListHref } from './product-finder-choices'
import { useElementId } from '../../ui/hooks/use-element-id'

/** A list with only the chosen key, as a dropdown takes it. */
const keys = (key: string | null): readonly string[] => (key === null ? [] : [key])

/** Business unit, then category, then a link to the machines. */
function Choices({ filters }: { filters: MenuFilters }) {
  const { t } = useTranslation()
  const [unit, setUnit] = useState<string | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const categories = categoriesOf(filters, unit)
  const category = categories.find((each) => each.code === code)
  return (
    <div className={css.choices}>
      <Dropdown
        label={t('finder.businessUnit')}
        placeholder={t('finder.selectUnit')}
        options={filters.businessUnits.map(({ id, title }) => ({ key: id, value: title }))}
        selected={keys(unit)}
        onChange={([chosen = null]) => setUnit(chosen)}
      />
      <Dropdown
        label={t('finder.category')}
        placeholder={t('form.selectCategory')}
        options={categories.map(({ code: key, title }) => ({ key, value: title }))}
        selected={keys(category?.code ?? null)}
        onChange={([chosen = null]) => setCode(chosen)}
        disabled={unit === null}
      />
      <p className={css.find}>
        {category && unit !== null ? (
          <ButtonLink href={productListHref(category, unit)} label={t('finder.find')} />
        ) : (
          <Button disabled>{t('finder.find')}</Button>
        )}
      </p>
    </div>
  )
}

/** The data of the choices: loading, loaded, or failed. */
function State() {
  const { t } = useTranslation()
  const loading = useSiteData('menu-filters')
  switch (loading.state) {
    case 'loading':
      return (
        <div role="status">
          <span className="visually-hidden">{t('finder.loading')}</span>
          <Skeleton lines={2} />
        </div>
      )
    case 'failed':
      return (
        <div className={css.failure} role="alert">
          <p>{t('finder.failed')}</p>
          <Button onClick={loading.retry}>{t('error.retry')}</Button>
        </div>
      )
    case 'ready':
      return (
        <>
          <Choices filters={loading.data} />
          <Facets {...loading.data} />
        </>
      )
  }
}

/** The product finder of the main menu (requirements 2.4): two choices, or one of a facet, lead to the right machines. */
export function ProductFinder() {
  const { t } = useTranslation()
  const title = useElementId()
  return (
    <section aria-labelledby={title}>
      <p id={title} className={css.title}>
        {t('finder.title')}
      </p>
      <State />
    </section>
  )
}
