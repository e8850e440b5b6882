import { useTranslation } from 'react-i18next'
import type { CompanyInfo } from '../../contract'
import type { PlaceHoursData, SearchedPlace } from '../places'
import { whoAnswers } from './nearest-places'
import * as css from './nearest.module.css'
import { PhoneLines } from './phone-lines'
import { StateOf } from './place-state'
import { useMinute } from './use-minute'
import { usePlacesNear } from './use-places-near'

type OnCall = NonNullable<CompanyInfo['onCall']>

/** The on-call number's hours, as those of a place. */
const hoursOf = ({ openingHours, timeZone }: OnCall): PlaceHoursData => ({
  openingHours,
  onCallHours: [],
  timeZone,
})

/** A name, its numbers, and whether somebody answers there. */
function Answer(props: {
  readonly above: string
  readonly name: string | null
  readonly phones: SearchedPlace['phones']
  readonly hours: PlaceHoursData
}) {
  const { above, name, phones, hours } = props
  return (
    <div>
      <p className={css.above}>{above}</p>
      {name && <p className={css.name}>{name}</p>}
      <PhoneLines phones={phones} />
      <p>
        <StateOf place={hours} />
      </p>
    </div>
  )
}

const nameOf = ({ title, town, countryName }: SearchedPlace) => `${title}, ${town}, ${countryName}`

/**
 * The telephone that is answered now: the nearest place that is open or on call, else the on-call
 * number.
 * With the number, the nearest place says when it opens. Nothing until the places are known.
 */
export function WhoAnswers({ onCall }: { readonly onCall: CompanyInfo['onCall'] }) {
  const { t } = useTranslation('places')
  const now = useMinute()
  const near = usePlacesNear()
  if (!near) return null
  const place = whoAnswers(near, now)
  const [nearest] = near
  return (
    <div className={css.answers}>
      {!place && onCall && (
        <Answer
          above={t('answersNow')}
          name={onCall.phone.label}
          phones={[onCall.phone]}
          hours={hoursOf(onCall)}
        />
      )}
      {place && (
        <Answer above={t('answersNow')} name={nameOf(place)} phones={place.phones} hours={place} />
      )}
      {nearest && nearest !== place && (
        <Answer
          above={t('nearestPlace')}
          name={nameOf(nearest)}
          phones={nearest.phones}
          hours={nearest}
        />
      )}
    </div>
  )
}
