import * as css from './reach.module.css'
import { cx } from '../cx'
import { Facts } from './facts'

/** A number or address to reach people at. */
export interface ReachView {
  /** The contact's name. */
  readonly label: string
  readonly shown: string
  readonly href: string
}

/** Links to contact people without a form. */
export const Reach = ({
  ways,
  variant,
}: {
  readonly ways: readonly ReachView[]
  readonly variant?: 'column' | 'row'
}) => (
  <Facts
    variant={variant}
    facts={ways.map(({ label, shown, href }) => ({
      label,
      value: (
        <a href={href} className={cx(css.way, variant === 'row' && css.large)}>
          {shown}
        </a>
      ),
    }))}
  />
)
