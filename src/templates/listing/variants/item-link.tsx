import { useTranslation } from 'react-i18next'
import * as css from './item.module.css'
import type { ListingItemView } from '../../../features/listing'
import { WrittenDates } from '../../../ui/text/written-dates'
import { useEntryKind } from '../../../ui/cards/entry-kind'
import { Link } from '../../../ui/controls/link'

/** The title of an entry as the one link of its row; the whole row is its click area. */
export const ItemLink = ({ item: { href, title, leadsTo } }: { item: ListingItemView }) => (
  <Link
    href={href}
    className={css.link}
    {...(leadsTo === 'document' ? { target: '_blank' as const } : {})}
  >
    {title}
  </Link>
)

interface ItemLabelProps {
  readonly item: ListingItemView
  /** In a list of one kind of entries, only an editor's own name of the kind is shown. */
  readonly kind?: 'always' | 'own'
  /** The parts of the date that are not shown elsewhere. */
  readonly date?: 'always' | 'range' | 'never'
}

/** The kind of the entry, its date and place, and its target if that is not a page. */
export function ItemLabel({ item, kind = 'own', date: wanted = 'always' }: ItemLabelProps) {
  const { t } = useTranslation()
  const { date, endDate, place, leadsTo, preTitle } = item
  const name = useEntryKind(item)
  const word = kind === 'always' ? name : preTitle
  const isDated = wanted === 'always' || (wanted === 'range' && endDate !== null)
  const day = isDated ? date : null
  if (!word && !day && !place && leadsTo === 'page') return null
  return (
    <p className={css.label}>
      {word && <span>{word}</span>}
      {day && <WrittenDates date={day} endDate={endDate} />}
      {place && <span>{place}</span>}
      {leadsTo !== 'page' && <span>{t(`listing.${leadsTo}`)}</span>}
    </p>
  )
}

/** A few facts of an entry in a row: `Duration 60 minutes`. Nothing when there are none. */
export const ItemFacts = ({ facts }: Pick<ListingItemView, 'facts'>) =>
  facts.length === 0 ? null : (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
