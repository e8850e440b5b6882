import * as css from './rich-text.module.css'
import { cx } from '../cx'

interface RichTextProps {
  /** HTML of the content service, sanitised by the contract when it was parsed. */
  readonly html: string
  /** `lead` for the few large lines that open a page. */
  readonly variant?: 'body' | 'lead'
}

/** Running text that editors wrote. The one place that prints markup as it comes. */
export const RichText = ({ html, variant = 'body' }: RichTextProps) => (
  <div
    className={cx(css.text, variant === 'lead' && css.lead)}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
