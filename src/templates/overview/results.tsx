import { useTranslation } from 'react-i18next'
import { EntryGrid } from '../../ui/cards/entry-card'
import { Section } from '../../ui/layout/section'
import type { CallView } from './bit-props'

/** The results of closed calls. Nothing when there are none. */
export function Results({ calls }: { calls: readonly CallView[] }) {
  const { t } = useTranslation()
  return calls.length === 0 ? null : (
    <Section label={t('listing.closed')} title={t('bit.results')} layout="wide">
      <EntryGrid entries={calls} heading="h3" />
    </Section>
  )
}
