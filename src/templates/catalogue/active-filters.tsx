import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './found-machines.module.css'
import { without } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'
import { useRangeText } from './criterion-text'

/** The active choices, each with a button that removes it; then a button that resets all. */
export function ActiveFilters({ state }: { state: CatalogueFilterState }) {
  const { t } = useTranslation()
  const { t: tCatalogue } = useTranslation('catalogue')
  const rangeText = useRangeText(state)
  const list = useRef<HTMLUListElement>(null)
  const { catalogue, choice, choose, change, reset } = state
  const options = catalogue.facets.flatMap(({ name, options: all }) =>
    all
      .filter(({ id }) => choice.facets[name]?.includes(id))
      .map(({ id, title }) => ({
        key: `${name} ${id}`,
        title,
        remove: () => choose(name, [id], true),
      })),
  )
  const ranges = Object.keys(choice.ranges).map((key) => ({
    key,
    title: rangeText(key),
    remove: () => change(without(choice, { facet: null, figure: key })),
  }))
  if (!state.isFiltered) return null
  return (
    <div className={css.active}>
      <ul ref={list} className={css.chips} aria-label={tCatalogue('active')} tabIndex={-1}>
        {[...options, ...ranges].map(({ key, title, remove }) => (
          <li key={key}>
            <button
              type="button"
              className={css.chip}
              aria-label={tCatalogue('remove', { title })}
              onClick={() => {
                // The button disappears, and the focus must not.
                list.current?.focus({ preventScroll: true })
                remove()
              }}
            >
              {title}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="text" onClick={reset}>
        <span>{t('filter.reset')}</span>
      </Button>
    </div>
  )
}
