import { useTranslation } from 'react-i18next'
import { dayWriter, timeWriter } from '../../sites'
import { useSite } from '../../ui/site-context'
import { usePlacesFile } from './use-places-file'
import { clockOf, openState, type PlaceHoursData } from '../places'
import { useMinute } from './use-minute'

/** Whether the clocks of a place show another time than the visitor's. */
const isElsewhere = (timeZone: string, now: Date) =>
  clockOf(timeZone, now).minutes !== now.getHours() * 60 + now.getMinutes()

/** Whether a place is open now, until or from when, and its local time. */
export function StateOf({ place }: { place: PlaceHoursData }) {
  const { t } = useTranslation('places')
  const { intlLocale } = useSite()
  const now = useMinute()
  const open = openState(place, now)
  if (!open || !place.timeZone) return null
  const time = timeWriter(intlLocale)
  const words = () => {
    if (open.state === 'always') return t('always')
    if (open.state !== 'closed') return t(open.state, { time: time(open.until.minutes) })
    return t(open.isToday ? 'closedToday' : 'closed', {
      day: dayWriter(intlLocale, 'long')(open.opens.day),
      time: time(open.opens.minutes),
    })
  }
  const there = clockOf(place.timeZone, now).minutes
  return (
    <>
      <span data-state={open.state}>{words()}</span>
      {isElsewhere(place.timeZone, now) && <> · {t('localTime', { time: time(there) })}</>}
    </>
  )
}

/** Whether a place of the site is open at this moment; nothing until that is known. */
export function PlaceState({ id }: { id: string }) {
  const file = usePlacesFile()
  const place = file.state === 'ready' && file.data.places.find((each) => each.id === id)
  return place ? <StateOf place={place} /> : null
}
