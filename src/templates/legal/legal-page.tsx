import { useTranslation } from 'react-i18next'
import * as css from './legal-page.module.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { ButtonLink } from '../../ui/controls/button'
import { WrittenDates } from '../../ui/text/written-dates'
import { Documents } from '../../ui/text/documents'
import { Facts } from '../../ui/text/facts'
import type { LinkView } from '../../ui/view-models'
import { TableOfContents } from '../entry/table-of-contents'
import type { EntryProps } from '../entry/entry-props'
import { EntryTitle } from '../entry/entry-title'
import { Reading } from '../entry/reading'
import type { BlockGroup } from '../entry/group-blocks-by-width'
import { useEntryFacts } from '../shared/entry-facts'

export interface LegalPageProps extends Omit<EntryProps, 'blocks'> {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
  readonly contents: readonly LinkView[]
}

/** The contents of the text, and the notices that belong to it. */
const LegalAside = ({ contents, actions, documents }: LegalPageProps) => (
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
export function LegalPage(props: LegalPageProps) {
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
