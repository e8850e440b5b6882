import { useTranslation } from 'react-i18next'
import * as css from './tender-page.module.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { Actions } from '../../ui/controls/button'
import { Documents } from '../../ui/text/documents'
import { Facts } from '../../ui/text/facts'
import { Picture } from '../../ui/media/picture'
import { CopyLink } from '../../ui/controls/copy-link'
import type { EntryProps } from '../entry/entry-props'
import { EntryTitle } from '../entry/entry-title'
import { ReadOn } from '../entry/read-on'
import { Reading } from '../entry/reading'
import type { BlockGroup } from '../entry/group-blocks-by-width'
import { useEntryFacts } from '../shared/entry-facts'

export interface TenderPageProps extends Omit<EntryProps, 'blocks'> {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
}

/** The files, how to take part, and the contact. */
function Papers({ documents, actions, contact }: TenderPageProps) {
  const { t } = useTranslation()
  const { email, phone } = contact
  return (
    <>
      {documents.length > 0 && <Documents documents={documents} />}
      <Actions actions={actions} />
      {(email ?? phone) && (
        <address className={css.contact}>
          <span className={css.label}>{t('entry.contact')}</span>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={phone.href}>{phone.number}</a>}
        </address>
      )}
      <CopyLink />
    </>
  )
}

/** A tender as a notice: its title, then state, deadline and budget in one line, then the text. */
export function TenderPage(props: TenderPageProps) {
  const { trail, entry, image, groups } = props
  const facts = useEntryFacts(entry)
  return (
    <>
      <div className={css.head} data-state={entry.status}>
        <Breadcrumbs trail={trail} current={entry.title} />
        <div className={css.sheet}>
          <div className={css.title}>
            <EntryTitle entry={entry} variant="small" dated />
          </div>
          {image && (
            <div className={css.picture}>
              <Picture image={image} sizes="(min-width: 64em) 32vw, 92vw" ratio="4x3" eager />
            </div>
          )}
        </div>
        {facts.length > 0 && (
          <div className={css.facts}>
            <Facts facts={facts} variant="row" />
          </div>
        )}
      </div>
      <Reading groups={groups} aside={<Papers {...props} />} />
      <ReadOn {...props} />
    </>
  )
}
