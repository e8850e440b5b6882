import * as css from './reach.module.css'
import { phoneHref } from '../../ui/controls/phone-href'
import { cx } from '../../ui/cx'
import { Facts } from '../../ui/text/facts'

/** A number or address to reach people at. */
export interface ReachView {
  readonly label: string
  readonly shown: string
  readonly href: string
}

/** Numbers, then addresses, each by who answers there. */
export const reachViews = ({ shortName, phones, emails }: Queries.ReachFragment): ReachView[] => [
  ...phones.map(({ label, number }) => ({
    label: label ?? shortName,
    shown: number,
    href: phoneHref(number),
  })),
  ...emails.map(({ label, email }) => ({
    label: label ?? shortName,
    shown: email,
    href: `mailto:${email}`,
  })),
]

/** The ways to reach people without a form. */
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
