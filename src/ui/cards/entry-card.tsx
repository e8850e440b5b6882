import { useTranslation } from 'react-i18next'
import type { Entry } from '../../contract'
import * as css from './entry-card.module.css'
import { WrittenDates } from '../text/written-dates'
import { useEntryKind } from './entry-kind'
import { Link } from '../controls/link'
import { Picture } from '../media/picture'
import type { ImageView } from '../view-models'

/** A page of content as cards and lists show it. */
export interface EntryCardView
  extends
    Pick<Entry, 'type' | 'title' | 'preTitle' | 'abstract' | 'date' | 'endDate' | 'place'>,
    Partial<Pick<Entry, 'deadline' | 'status'>> {
  readonly href: string
  readonly image: ImageView | null
  /** The kind of the target; a page of the site by default. */
  readonly leadsTo?: 'page' | 'document' | 'website'
}

/** The content of the small line above an entry's title. */
export type EntryLabelView = Omit<EntryCardView, 'title' | 'abstract' | 'href' | 'image'>

const SIZES = '(min-width: 64em) 32vw, (min-width: 40em) 46vw, 92vw'
const LEAD_SIZES = '(min-width: 64em) 48vw, 92vw'

/** The deadline, or a note that it has passed: `Deadline 1 February 2027`. */
function Deadline({ deadline, status }: Pick<EntryCardView, 'deadline' | 'status'>) {
  const { t } = useTranslation()
  if (status === 'closed') return <span>{t('entry.status.closed')}</span>
  return deadline ? (
    <span className={css.deadline}>
      {t('entry.deadline')} <WrittenDates date={deadline} />
    </span>
  ) : null
}

/**
 * The kind of the page, its date and its place: `Event · 28 September 2027 · Verona`. A tender
 * shows its last day instead of its first.
 */
export function EntryLabel({ entry }: { entry: EntryLabelView }) {
  const { t } = useTranslation()
  const { date, endDate, place, status, leadsTo = 'page' } = entry
  const kind = useEntryKind(entry)
  return (
    <>
      {kind && <span>{kind}</span>}
      {status ? <Deadline {...entry} /> : date && <WrittenDates date={date} endDate={endDate} />}
      {place && <span>{place}</span>}
      {leadsTo !== 'page' && <span>{t(`listing.${leadsTo}`)}</span>}
    </>
  )
}

interface EntryCardProps {
  readonly entry: EntryCardView
  /** The level of the card's heading on its page. */
  readonly heading?: 'h2' | 'h3'
  readonly sizes?: string
}

/** A page of content in a list: the whole card is one link, named by the page's title. */
export const EntryCard = ({ entry, heading: Heading = 'h3', sizes = SIZES }: EntryCardProps) => (
  <article className={css.card}>
    <div className={css.picture}>
      {entry.image && <Picture image={entry.image} sizes={sizes} ratio="fill" decorative />}
    </div>
    <p className={css.label}>
      <EntryLabel entry={entry} />
    </p>
    <Heading className={css.title}>
      <Link
        href={entry.href}
        className={css.link}
        {...(entry.leadsTo === 'document' ? { target: '_blank' as const } : {})}
      >
        {entry.title}
      </Link>
    </Heading>
    {entry.abstract && <p className={css.abstract}>{entry.abstract}</p>}
  </article>
)

/** With this many cards the first one is large; other numbers fill a plain grid. */
const LED = 3

/** Cards on a grid: three of them as one large and two small, others side by side. */
export function EntryGrid({
  entries,
  heading,
}: {
  readonly entries: readonly EntryCardView[]
  readonly heading?: EntryCardProps['heading']
}) {
  const led = entries.length === LED
  return (
    <ul className={css.grid} data-led={led}>
      {entries.map((entry, index) => (
        <li key={entry.href} className={css.cell}>
          <EntryCard
            entry={entry}
            heading={heading}
            sizes={led && index === 0 ? LEAD_SIZES : SIZES}
          />
        </li>
      ))}
    </ul>
  )
}
