import { useTranslation } from 'react-i18next'
import * as css from './date-block.module.css'
import { dayParts } from '../../ui/text/calendar-dates'
import { useSite } from '../../ui/site-context'

interface DateBlockProps {
  /** ISO 8601, as the contract's `date`; `null` for an event on request. */
  readonly date: string | null
  readonly endDate: string | null
}

/**
 * The day of an event as a calendar leaf; two leaves if it extends into another month. Without a
 * day it says so. It is hidden from screen readers, because the facts of the event have it in a
 * sentence.
 */
export function DateBlock({ date, endDate }: DateBlockProps) {
  const { t } = useTranslation()
  const { intlLocale } = useSite()
  const leaves = date === null ? [] : dayParts(date, endDate, intlLocale)
  return (
    <div className={css.leaves} aria-hidden="true">
      {date === null && (
        <div className={css.leaf}>
          <span className={css.open}>{t('entry.onRequest')}</span>
        </div>
      )}
      {leaves.map(({ days, month, year }) => (
        <div key={month + days} className={css.leaf}>
          <span className={css.days}>{days}</span>
          <span>{month}</span>
          <span className={css.year}>{year}</span>
        </div>
      ))}
    </div>
  )
}
