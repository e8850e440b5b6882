import type { ReactNode } from 'react'
import * as css from './entry-title.module.css'
import { writtenDates } from '../../ui/text/calendar-dates'
import { useEntryKind } from '../../ui/cards/entry-kind'
import { useSite } from '../../ui/site-context'
import type { EntryProps } from './entry-props'

interface EntryTitleProps {
  readonly entry: EntryProps['entry']
  /** Says the day of publication beside the kind. */
  readonly dated?: boolean
  /** A further word beside the kind, such as a state. */
  readonly state?: string | null
  /** Titles of documents are smaller than those of stories. */
  readonly variant?: 'large' | 'small'
  readonly children?: ReactNode
}

/** The title of an entry under its kind and day, and its first lines. */
export function EntryTitle({ entry, dated, state, variant = 'large', children }: EntryTitleProps) {
  const { intlLocale } = useSite()
  const kind = useEntryKind(entry)
  const { title, abstract, date } = entry
  return (
    <div className={css[variant]}>
      {(kind ?? state ?? (dated && date)) && (
        <p className={css.label}>
          {kind && <span className={css.kind}>{kind}</span>}
          {state && <span>{state}</span>}
          {dated && date && <time dateTime={date}>{writtenDates(date, null, intlLocale)}</time>}
        </p>
      )}
      <h1 className={css.title}>{title}</h1>
      {abstract && <p className={css.lead}>{abstract}</p>}
      {children}
    </div>
  )
}
