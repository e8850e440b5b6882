import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { useLazy } from '../../ui/lazy/use-lazy'
import { placeSearch, type Locator } from '../../features/locator'
import type { LocationView } from '../../features/places'
import { Button } from '../../ui/controls/button'
import * as css from './place-filter.module.css'
import { useElementId } from '../../ui/hooks/use-element-id'

interface PlaceFilterProps {
  readonly places: readonly LocationView[]
  readonly locator: Locator
}

/** Reserves the space of the choices until their code is loaded. */
const ChoicesToCome = ({ choices }: { choices: readonly (readonly [string, string])[] }) =>
  choices.map(([label, placeholder]) => (
    <div key={label} aria-hidden="true">
      <span className={css.label}>{label}</span>
      <span className={css.input}>{placeholder}</span>
    </div>
  ))

/**
 * Searches places by text, country and service, and finds the nearest: the field, and space for the
 * other choices.
 */
export function PlaceFilter({ places, locator }: PlaceFilterProps) {
  const { t } = useTranslation()
  const id = useElementId()
  const { query, setQuery, isNear, setNear } = locator
  const { Component: Search, failed, retry } = useLazy(placeSearch, true)
  const toCome = (
    <ChoicesToCome
      choices={[
        [t('chrome.country'), t('place.allCountries')],
        [t('place.services'), t('place.allServices')],
      ]}
    />
  )
  return (
    <form
      role="search"
      className={css.filter}
      data-needs-script
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <label className={css.label} htmlFor={id}>
          {t('place.search')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          className={css.input}
          autoComplete="off"
          value={query.text}
          onChange={(event) => setQuery({ ...query, text: event.target.value })}
        />
      </div>
      {Search && <Search places={places} locator={locator} toCome={toCome} />}
      {failed && <LoadFailed onRetry={retry} />}
      {!Search && !failed && toCome}
      <Button
        kind={isNear ? 'solid' : 'line'}
        aria-pressed={isNear}
        onClick={() => setNear(!isNear)}
      >
        {t('place.near')}
      </Button>
    </form>
  )
}
