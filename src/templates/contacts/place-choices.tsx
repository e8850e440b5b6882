import { useTranslation } from 'react-i18next'
import { countriesOf, servicesOf, type LocationView, type PlaceQuery } from '../../features/locator'
import { Dropdown } from '../../ui/controls/dropdown'
import { useSite } from '../../ui/site-context'

interface PlaceChoicesProps {
  readonly places: readonly LocationView[]
  readonly query: PlaceQuery
  readonly onChange: (query: PlaceQuery) => void
}

/** Narrows places by country and by service. */
export function PlaceChoices({ places, query, onChange }: PlaceChoicesProps) {
  const { t } = useTranslation()
  const { intlLocale } = useSite()
  const options = (choices: ReturnType<typeof servicesOf>) =>
    choices.map(({ id, title }) => ({ key: id, value: title }))
  const allCountries = { key: '', value: t('place.allCountries') }
  return (
    <>
      <Dropdown
        label={t('chrome.country')}
        placeholder={allCountries.value}
        options={[allCountries, ...options(countriesOf(places, intlLocale))]}
        selected={query.country === '' ? [] : [query.country]}
        onChange={([country = '']) => onChange({ ...query, country })}
      />
      <Dropdown
        label={t('place.services')}
        placeholder={t('place.allServices')}
        multiple
        options={options(servicesOf(places))}
        selected={query.services}
        onChange={(services) => onChange({ ...query, services })}
      />
    </>
  )
}
