import type { ReactNode } from 'react'
import * as css from './wide-table.module.css'
import { cx } from '../cx'
import { scrollBox } from './scroll-box'
import { useTrackedTable } from './table-below'
import { useMoreAside } from './use-more-aside'

interface WideTableProps {
  /** The name of the table for visitors who reach it with the keyboard. */
  readonly label: string
  /** A hint that is shown when there are more columns to scroll to. */
  readonly hint?: string
  /** A desktop shows all columns: their names stay below the header. */
  readonly fits?: boolean
  /** Rows above the names of the columns. */
  readonly above?: ReactNode
  /** The cells that name the columns: headers. */
  readonly names: (className: string | undefined) => ReactNode
  /** The bodies of the table. */
  readonly children: ReactNode
}

/** The class of the cells of the first column, which stay in view. */
export const LABEL = css.label

/**
 * A table with more columns than fit narrow windows. It scrolls in its own box past the labels of
 * its rows, and its edge fades while there is more to come. The names of its columns stay in view,
 * too. In low windows (200 % zoom) only the page scrolls down. On paper all of it is visible.
 */
export function WideTable({ label, hint, fits = false, above, names, children }: WideTableProps) {
  const { ref, aside } = useMoreAside()
  useTrackedTable(ref)
  const stays = fits ? 'below-header' : undefined
  return (
    <>
      {hint && (
        <p className={cx(css.hint, 'no-print')} data-aside={aside}>
          {hint} <span aria-hidden="true">→</span>
        </p>
      )}
      <div
        ref={ref}
        className={cx(css.box, fits && css.fits)}
        data-aside={aside}
        {...scrollBox(label)}
      >
        <table className={css.table}>
          <thead>
            {above}
            <tr className={css.names}>
              <td className={cx(css.label, stays)} />
              {names(stays)}
            </tr>
          </thead>
          {children}
        </table>
      </div>
    </>
  )
}
