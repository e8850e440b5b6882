import { useRef } from 'react'
import * as css from './entry-rows.module.css'
import { useOpenAddressed } from '../../ui/use-open-addressed'
import type { Entry } from '../../contract'
import { Actions } from '../../ui/button'
import { writtenDates } from '../../ui/calendar-dates'
import { Facts } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { RichText } from '../../ui/rich-text'
import { useSite } from '../../ui/site-context'
import type { ActionView, ImageView } from '../../ui/view-models'
import { useEntryFacts, type FactualEntry } from '../entry-facts'

/** An entry without a page of its own, all of it. */
export interface EntryRowView
  extends FactualEntry, Pick<Entry, 'slug' | 'title' | 'abstract' | 'body'> {
  readonly id: string
  readonly image: ImageView | null
  readonly actions: readonly ActionView[]
}

/** One entry: where it is and its title, and behind them its facts and its text. */
function Row({ row }: { row: EntryRowView }) {
  const { intlLocale } = useSite()
  const { slug, title, abstract, body, image, actions, place, date } = row
  const facts = useEntryFacts(row)
  return (
    <details id={slug ?? undefined} className={css.row}>
      <summary className={css.summary}>
        <p className={css.label}>
          {place && <span>{place}</span>}
          {date && <time dateTime={date}>{writtenDates(date, null, intlLocale)}</time>}
        </p>
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          {abstract && <p className={css.abstract}>{abstract}</p>}
        </div>
        <span className={css.sign} />
      </summary>
      <div className={css.matter}>
        <div className={css.facts}>
          <Facts facts={facts} />
        </div>
        <div className={css.text}>
          {image && <Picture image={image} sizes="(min-width: 64em) 44rem, 92vw" ratio="16x9" />}
          {body && <RichText html={body} />}
          <Actions actions={actions} />
        </div>
      </div>
    </details>
  )
}

/**
 * Entries that open in place, by the browser's own means. An address with `#slug` opens its entry
 * and shows it.
 */
export function EntryRows({ rows }: { rows: readonly EntryRowView[] }) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAddressed(list)

  return (
    <div ref={list} className={css.rows}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </div>
  )
}
