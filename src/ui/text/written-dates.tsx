import { useServerText } from '../hydration/hydrating'
import { useSite } from '../site-context'
import { writtenDates } from './calendar-dates'

interface WrittenDatesProps {
  /** A calendar day or an instant in ISO 8601, as the contract's `date`. */
  readonly date: string
  /** The last day, if there are several. */
  readonly endDate?: string | null
}

/** A day, or the days from the first to the last, as readers of the site write them. */
export function WrittenDates({ date, endDate = null }: WrittenDatesProps) {
  const { intlLocale } = useSite()
  const text = useServerText(date, () => writtenDates(date, endDate, intlLocale))
  return <time dateTime={date} {...text} />
}
