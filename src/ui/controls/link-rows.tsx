import type { ReactNode } from 'react'
import * as css from './link-rows.module.css'
import { Link } from './link'
import type { LinkView } from '../view-models'

/** One line of a list of links, with a small line above it. */
export interface LinkRowView extends LinkView {
  readonly key: string
  readonly above?: ReactNode
}

interface LinkRowsProps {
  readonly rows: readonly LinkRowView[]
  /** The level of the rows' headings; without one the rows are no headings. */
  readonly heading?: 'h3' | 'h4'
}

/** Links below each other, divided by hairlines; the whole row is the link. Nothing without rows. */
export const LinkRows = ({ rows, heading: Title }: LinkRowsProps) =>
  rows.length === 0 ? null : (
    <ul className={css.rows}>
      {rows.map(({ key, label, href, above }) => {
        const link = (
          <Link href={href} className={css.link}>
            {label}
          </Link>
        )
        return (
          <li key={key} className={css.row}>
            {above && <p className={css.above}>{above}</p>}
            {Title ? (
              <Title className={css.title}>{link}</Title>
            ) : (
              <p className={css.title}>{link}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
