import type { ReactNode } from 'react'
import * as css from './entry-title.module.css'
import { WrittenDates } from '../../ui/text/written-dates'
import { useEntryKind } from '../../ui/cards/entry-kind'
import type { EntryProps } from './entry-props'

interface EntryTitleProps {
  readonly entry: EntryProps['entry']
  /** Says the day of publication beside the kind. */
  readonly dated?: boolean
  /** A further label beside the kind, such as a state. */
  readonly state?: string | null
  /** Titles of documents are smaller than those of stories. */
  readonly variant?: 'large' | 'small'
  readonly children?: ReactNode
}

/** The title of an entry under its kind and day, and its first lines. */
export function EntryTitle({ entry, dated, state, variant = 'large', children }: EntryTitleProps) {
  const kind = useEntryKind(entry)
  const { title, abstract, date } = entry
  return (
    <div className={variant === 'small' ? css.small : undefined}>
      {(kind ?? state ?? (dated && date)) && (
        <p className={css.label}>
          {kind && <span className={css.kind}>{kind}</span>}
          {state && <span>{state}</span>}
          {dated && date && <WrittenDates date={date} />}
        </p>
      )}
      <h1 className={css.title}>{title}</h1>
      {abstract && <p className={css.lead}>{abstract}</p>}
      {children}
    </div>
  )
}
