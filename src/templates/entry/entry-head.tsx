import * as css from './entry-head.module.css'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Actions } from '../../ui/button'
import { writtenDates } from '../../ui/calendar-dates'
import { useEntryKind } from '../../ui/entry-kind'
import { Facts } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { useSite } from '../../ui/site-context'
import { isEvent, useEntryFacts } from '../entry-facts'
import type { EntryPageProps } from './entry-page'

type EntryHeadProps = Pick<EntryPageProps, 'trail' | 'entry' | 'image' | 'actions'>

/** Opens an entry: its kind and day in the label columns, title and lead, its facts beside its picture. */
export function EntryHead({ trail, entry, image, actions }: EntryHeadProps) {
  const { intlLocale } = useSite()
  const kind = useEntryKind(entry)
  const facts = useEntryFacts(entry)
  const { title, abstract, date, endDate } = entry
  return (
    <div className={css.head} data-tone="stone">
      <Breadcrumbs trail={trail} current={title} />
      <div className={css.sheet} data-picture={Boolean(image)}>
        <p className={css.label}>
          {kind && <span className={css.kind}>{kind}</span>}
          {date && !isEvent(entry) && (
            <time dateTime={date}>{writtenDates(date, endDate, intlLocale)}</time>
          )}
        </p>
        <h1 className={css.title}>{title}</h1>
        {(abstract || actions.length > 0) && (
          <div className={css.opening}>
            {abstract && <p className={css.lead}>{abstract}</p>}
            <Actions actions={actions} />
          </div>
        )}
        {image && (
          <div className={css.picture}>
            <Picture image={image} sizes="(min-width: 64em) 70vw, 100vw" ratio="fill" eager />
          </div>
        )}
        {facts.length > 0 && (
          <div className={css.facts}>
            <Facts facts={facts} look={image ? 'column' : 'row'} />
          </div>
        )}
      </div>
    </div>
  )
}
