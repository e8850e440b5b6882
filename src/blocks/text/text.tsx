import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import type { TextView } from '../view-models'

/** Running text, its title beside it in the label columns as on a data sheet. */
export const TextBlock = ({ block }: { block: TextView }) => (
  <Section title={block.title}>
    <RichText html={block.text} below={block.title ? 2 : 1} />
  </Section>
)
