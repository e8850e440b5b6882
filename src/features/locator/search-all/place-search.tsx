import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../../ui/controls/dropdown'
import { LoadFailed } from '../../../ui/lazy/load-failed'
import { useSite } from '../../../ui/site-context'
import { usePlacesFile } from '../../open-now'
import type { LocationView, PlacesFile } from '../../places'
import { countriesOf, servicesOf } from '../search'
import type { Locator } from '../use-locator'
import { FoundNear } from './found-near'
import { KindChoices } from './kind-choices'
import { usePlaceSearch } from './use-place-search'

interface PlaceSearchProps {
  readonly places: readonly LocationView[]
  readonly locator: Locator
}

/**
 * One search over branches, technical service and headquarters. It searches by text, country and
 * service, by the visitor's position, and near a town or post code without a place of its name.
 */
function Search({ places: own, all, locator }: PlaceSearchProps & { all: PlacesFile['places'] }) {
  const { query, setQuery, isNarrowed, isNear } = locator
  const { intlLocale } = useSite()
  const { t } = useTranslation()
  const search = usePlaceSearch(own, all, locator)
  const options = (choices: ReturnType<typeof servicesOf>) =>
    choices.map(({ id, title }) => ({ key: id, value: title }))
  const allCountries = { key: '', value: t('place.allCountries') }
  return (
    <>
      <Dropdown
        label={t('chrome.country')}
        placeholder={allCountries.value}
        options={[allCountries, ...options(countriesOf(all, intlLocale))]}
        selected={query.country === '' ? [] : [query.country]}
        onChange={([country = '']) => setQuery({ ...query, country })}
      />
      <Dropdown
        label={t('place.services')}
        placeholder={t('place.allServices')}
        multiple
        options={options(servicesOf(all))}
        selected={query.services}
        onChange={(services) => setQuery({ ...query, services })}
      />
      {(isNarrowed || isNear) && (
        <>
          <FoundNear search={search} />
          <KindChoices places={all} search={search} />
        </>
      )}
    </>
  )
}

/**
 * The search, once the places of all kinds are loaded.
 *
 * @param toCome a placeholder of the same size until then
 */
export function PlaceSearch({ toCome, ...props }: PlaceSearchProps & { toCome: ReactNode }) {
  const file = usePlacesFile()
  if (file.state === 'failed') return <LoadFailed onRetry={file.retry} />
  return file.state === 'ready' ? <Search {...props} all={file.data.places} /> : toCome
}
