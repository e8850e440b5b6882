import { useTranslation } from 'react-i18next'
import type { Entry } from '../../contract'
import { WrittenDates } from '../../ui/text/written-dates'
import type { FactView } from '../../ui/text/facts'
import { isEventType } from '../event/event-types'

/** An entry's facts at a glance: date and place, deadline, and the editor's facts. */
export type FactualEntry = Pick<
  Entry,
  'type' | 'date' | 'endDate' | 'place' | 'deadline' | 'status' | 'facts'
>

/** Tells whether an entry is something to go to. */
export const isEvent = ({ type }: Pick<Entry, 'type'>): boolean => isEventType(type)

/** The facts of an entry in the language and date format of the site. */
export function useEntryFacts(entry: FactualEntry): FactView[] {
  const { t } = useTranslation()
  const { date, endDate, place, deadline, status, facts } = entry
  const when = date ? <WrittenDates date={date} endDate={endDate} /> : t('entry.onRequest')
  const own: readonly (FactView | false | null)[] = [
    isEvent(entry) && { label: t('entry.date'), value: when },
    place !== null && { label: t('entry.place'), value: place },
    status && { label: t('entry.state'), value: t(`entry.status.${status}`) },
    deadline !== null && { label: t('entry.deadline'), value: <WrittenDates date={deadline} /> },
  ]
  return [...own.filter((fact): fact is FactView => Boolean(fact)), ...facts]
}
