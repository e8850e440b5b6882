import { EntryGrid } from '../../ui/entry-card'
import { Section } from '../../ui/section'
import type { EntriesView } from '../view-models'

/** Chosen pages of the site as cards. */
export const EntriesBlock = ({ block: { preTitle, title, entries } }: { block: EntriesView }) => (
  <Section label={preTitle} title={title} layout="wide">
    <EntryGrid entries={entries} heading={title ? 'h3' : 'h2'} />
  </Section>
)
