import { useTranslation } from 'react-i18next'
import { EntryGrid } from '../../ui/cards/entry-card'
import { Section } from '../../ui/layout/section'
import type { EntriesView } from '../view-models'

/** Chosen pages of the site as cards. */
export function EntriesBlock({ block: { preTitle, title, entries } }: { block: EntriesView }) {
  const { t } = useTranslation()
  return (
    <Section label={preTitle} title={title ?? t('entry.next')} layout="wide">
      <EntryGrid entries={entries} />
    </Section>
  )
}
