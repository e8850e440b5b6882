import type { ReactNode } from 'react'
import * as css from './rich-text.module.css'
import { cx } from '../cx'

type RichTextProps = {
  /** `lead` for the few large lines that open a page. */
  readonly variant?: 'body' | 'lead'
} & (
  | {
      /** HTML of the content service, sanitised by the contract when it was parsed. */
      readonly html: string
    }
  | { readonly children: ReactNode }
)

/** Running text that editors wrote, or that looks like it. The one place that prints markup as it comes. */
export function RichText({ variant = 'body', ...content }: RichTextProps) {
  const className = cx(css.text, variant === 'lead' && css.lead)
  return 'html' in content ? (
    <div className={className} dangerouslySetInnerHTML={{ __html: content.html }} />
  ) : (
    <div className={className}>{content.children}</div>
  )
}
