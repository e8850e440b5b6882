import type { ReactNode } from 'react'
import * as css from './rich-text.module.css'
import { cx } from '../cx'
import { withHeadingsBelow } from './heading-levels'
import { withScrollingTables } from './scrolling-tables'

type RichTextProps = {
  /** `lead` for the few large lines that open a page. */
  readonly variant?: 'body' | 'lead'
} & (
  | {
      /** HTML of the content service, sanitised by the contract when it was parsed. */
      readonly html: string
      /** The level of the heading above it. */
      readonly below?: 1 | 2 | 3 | 4
    }
  | {
      /** Elements of the site's own that look like an editor's text. */
      readonly children: ReactNode
    }
)

/**
 * Running text by editors, or text that looks like it. The one place that prints markup unchanged.
 */
export function RichText({ variant = 'body', ...content }: RichTextProps) {
  const className = cx(css.text, variant === 'lead' && css.lead)
  if ('children' in content) return <div className={className}>{content.children}</div>
  const { html, below = 1 } = content
  if (html === '') return null
  const shown = withScrollingTables(withHeadingsBelow(html, below))
  return <div className={className} dangerouslySetInnerHTML={{ __html: shown }} />
}
