import { useTranslation } from 'react-i18next'
import * as css from './agenda.module.css'
import * as itemCss from './item.module.css'
import type { ListingItemView } from '../../../features/listing'
import { dayAndMonth } from '../../../ui/text/calendar-dates'
import { cx } from '../../../ui/cx'
import { useSite } from '../../../ui/site-context'
import { ItemFacts, ItemLabel, ItemLink } from './item-link'

/** The first day of a date, large; the duration is beside it. */
function DateBlock({ date }: Pick<ListingItemView, 'date'>) {
  const { t } = useTranslation()
  const { intlLocale } = useSite()
  if (!date) return <p className={css.onRequest}>{t('listing.onRequest')}</p>
  const { day, month } = dayAndMonth(date, intlLocale)
  return (
    <time dateTime={date} className={css.date}>
      <span className={css.day}>{day} </span>
      <span>{month}</span>
    </time>
  )
}

interface AgendaRowsProps {
  readonly items: readonly ListingItemView[]
  readonly heading: 'h2' | 'h3'
  /** `brief`, for past entries, and `aside`, beside other content, have no text and no facts. */
  readonly variant?: 'full' | 'brief' | 'aside'
}

const VARIANTS = { full: css.full, brief: css.brief, aside: css.aside }

/** Events, row by row as in a diary. */
export const AgendaRows = ({ items, heading: Heading, variant = 'full' }: AgendaRowsProps) => (
  <ul className={VARIANTS[variant]}>
    {items.map((item) => (
      <li key={item.id} data-item={item.id} className={cx(css.row, itemCss.item)}>
        <DateBlock date={item.date} />
        <div className={css.words}>
          <ItemLabel item={item} date="range" />
          <Heading className={css.title}>
            <ItemLink item={item} />
          </Heading>
          {variant === 'full' && item.abstract && <p className={css.abstract}>{item.abstract}</p>}
        </div>
        {variant === 'full' && <ItemFacts facts={item.facts} />}
      </li>
    ))}
  </ul>
)
