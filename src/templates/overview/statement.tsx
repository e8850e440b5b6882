import * as css from './overview.module.css'
import type { TextView } from '../../blocks'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'

/** The purpose of the section, in large type. */
export const Statement = ({ block: { title, text } }: { block: TextView }) => (
  <div className={css.statement}>
    <Section title={title}>
      <RichText html={text} variant="lead" below={title ? 2 : 1} />
    </Section>
  </div>
)
