import { useTranslation } from 'react-i18next'
import * as css from './event-page.module.css'
import { useEnquiryAbout } from '../../features/enquiry'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { Actions, ButtonLink } from '../../ui/controls/button'
import { Documents } from '../../ui/text/documents'
import { Facts } from '../../ui/text/facts'
import { Picture } from '../../ui/media/picture'
import { CopyLink } from '../../ui/controls/copy-link'
import type { EntryProps } from '../entry/entry-props'
import type { EntryState } from '../entry/variables'
import { EntryTitle } from '../entry/entry-title'
import { ReadOn } from '../entry/read-on'
import { Reading } from '../entry/reading'
import type { BlockGroup } from '../entry/group-blocks-by-width'
import { useEntryFacts } from '../shared/entry-facts'
import { DateBlock } from './date-block'

export interface EventPageProps extends Omit<EntryProps, 'blocks'> {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
  readonly state: EntryState | null
  /** A file that adds the event to the visitor's calendar. */
  readonly calendar: string | null
}

/**
 * Time, place and price; how to take part, which is also the subject of the contact form; and a
 * file for the visitor's own calendar.
 */
function Ticket({ entry, actions, calendar, documents }: EventPageProps) {
  const { t } = useTranslation()
  const facts = useEntryFacts(entry)
  useEnquiryAbout(entry.title)
  return (
    <>
      <Facts facts={facts} />
      <Actions actions={actions} />
      {calendar && (
        <p>
          <ButtonLink label={t('entry.toCalendar')} href={calendar} kind="text" download />
        </p>
      )}
      {documents.length > 0 && <Documents documents={documents} />}
      <CopyLink />
    </>
  )
}

/**
 * An event: its day in large figures, its title, and beside the programme the facts for
 * participants.
 */
export function EventPage(props: EventPageProps) {
  const { trail, entry, image, groups, state } = props
  const { t } = useTranslation()
  return (
    <>
      <div className={css.head} data-tone="stone">
        <Breadcrumbs trail={trail} current={entry.title} />
        <div className={css.sheet}>
          <div className={css.date}>
            <DateBlock date={entry.date} endDate={entry.endDate} />
          </div>
          <div className={css.title}>
            <EntryTitle entry={entry} state={entry.date && state && t(`listing.${state}`)} />
          </div>
        </div>
      </div>
      <Reading
        groups={groups}
        aside={<Ticket {...props} />}
        opening={
          image && <Picture image={image} sizes="(min-width: 64em) 68vw, 92vw" ratio="16x9" eager />
        }
      />
      <ReadOn {...props} />
    </>
  )
}
