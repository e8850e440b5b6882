import { useTranslation } from 'react-i18next'
import * as css from './legal-page.module.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { ButtonLink } from '../../ui/controls/button'
import { WrittenDates } from '../../ui/text/written-dates'
import { Documents } from '../../ui/text/documents'
import { Facts } from '../../ui/text/facts'
import { TableOfContents } from '../entry/table-of-contents'
import { EntryTitle } from '../entry/entry-title'
import { Reading } from '../entry/reading'
import type { TextProps } from '../entry/text-props'
import { useEntryFacts } from '../shared/entry-facts'

/** The contents of the text, and the notices that belong to it. */
const LegalAside = ({ contents, actions, documents }: TextProps) => (
  <>
    <TableOfContents links={contents} />
    {documents.length > 0 && <Documents documents={documents} />}
    {actions.length > 0 && (
      <ul>
        {actions.map((action) => (
          <li key={action.href}>
            <ButtonLink {...action} kind="text" />
          </li>
        ))}
      </ul>
    )}
  </>
)

/** A notice: a document with numbered parts, to be read, cited and printed. */
export function LegalPage(props: TextProps) {
  const { trail, entry, groups } = props
  const { t } = useTranslation()
  const facts = useEntryFacts(entry)
  const changed = entry.date && {
    label: t('entry.changed'),
    value: <WrittenDates date={entry.date} />,
  }
  return (
    <>
      <div className={css.head}>
        <Breadcrumbs trail={trail} current={entry.title} />
        <div className={css.title}>
          <EntryTitle entry={entry} variant="small" />
        </div>
        <Facts facts={changed ? [...facts, changed] : facts} variant="row" />
      </div>
      <Reading groups={groups} aside={<LegalAside {...props} />} numbered />
    </>
  )
}
