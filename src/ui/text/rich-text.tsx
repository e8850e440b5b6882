import * as css from './rich-text.module.css'
import { cx } from '../cx'
import { withHeadingsBelow } from './heading-levels'
import { withScrollingTables } from './scrolling-tables'

interface RichTextProps {
  /** HTML of the content service, sanitised by the contract when it was parsed. */
  readonly html: string
  /** `site` for what the build wrote itself: it is printed as it is. */
  readonly by?: 'editors' | 'site'
  /** `lead` for the few large lines that open a page. */
  readonly variant?: 'body' | 'lead'
  /** The level of the heading above it. */
  readonly below?: 1 | 2 | 3 | 4
}

/** Running text that editors wrote. The one place that prints markup as it comes. */
export function RichText({ html, by = 'editors', variant = 'body', below = 1 }: RichTextProps) {
  const isOwn = by === 'site'
  if (html === '' && !isOwn) return null
  const shown = isOwn ? html : withScrollingTables(withHeadingsBelow(html, below))
  return (
    <div
      className={cx(css.text, variant === 'lead' && css.lead)}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  )
}
