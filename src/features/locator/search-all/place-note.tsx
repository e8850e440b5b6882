import { useTranslation } from 'react-i18next'
import { StateOf } from '../../open-now'
import type { SearchedPlace } from '../../places'
import * as css from './place-search.module.css'

/** The kind of a found place, and whether it is open now. */
function PlaceNote({ place }: { place: SearchedPlace }) {
  const { t } = useTranslation('places')
  return (
    <p className={css.note}>
      {t(`kinds.${place.section}`)} · <StateOf place={place} />
    </p>
  )
}

/** The note of a place that was found. */
export const noteOf = (place: SearchedPlace) => <PlaceNote place={place} />
