import type { ReactNode } from 'react'
import * as css from './table-of-contents.module.css'
import { TableOfContents, type AnchorView } from './table-of-contents'

interface WithTableOfContentsProps {
  readonly label: string
  readonly anchors: readonly AnchorView[]
  readonly children: ReactNode
}

/** Long content with its contents beside it. */
export const WithTableOfContents = ({ label, anchors, children }: WithTableOfContentsProps) => (
  <div className={css.guided}>
    {anchors.length > 0 && <TableOfContents label={label} anchors={anchors} />}
    <div className={css.content}>{children}</div>
  </div>
)
