import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button'
import { useSite } from '../../../ui/site-context'
import type { KnownPlace } from '../gazetteer/known-place'
import * as css from './place-search.module.css'
import type { PlaceSearchState } from './use-place-search'

/** The town or post code that the distances start from, and other places that the text may mean. */
export function FoundNear({ search }: { search: PlaceSearchState }) {
  const { town, known, setWanted } = search
  const { t } = useTranslation('places')
  const { intlLocale } = useSite()
  const countries = new Intl.DisplayNames(intlLocale, { type: 'region' })
  const written = ({ name, country }: KnownPlace) => `${name}, ${countries.of(country) ?? country}`
  if (!town || !known) return null
  const others = known.filter((each) => each !== town)
  return (
    <div className={css.near}>
      <p role="status">{t('nearest', { place: written(town) })}</p>
      {others.length > 0 && (
        <ul className={css.choices} aria-label={t('meant')}>
          {others.map((each) => (
            <li key={`${each.latitude} ${each.longitude}`}>
              <Button kind="text" onClick={() => setWanted(each)}>
                <span>{written(each)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
