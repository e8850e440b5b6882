import * as css from './contact-methods.module.css'
import { cx } from '../cx'
import { Facts } from './facts'

/** A number or address to reach people at. */
export interface ContactMethod {
  /** The contact's name. */
  readonly label: string
  readonly shown: string
  readonly href: string
}

/** Links to contact people without a form. */
export const ContactMethods = ({
  methods,
  variant,
}: {
  readonly methods: readonly ContactMethod[]
  readonly variant?: 'column' | 'row'
}) => (
  <Facts
    variant={variant}
    facts={methods.map(({ label, shown, href }) => ({
      label,
      value: (
        <a href={href} className={cx(css.method, variant === 'row' && css.large)}>
          {shown}
        </a>
      ),
    }))}
  />
)
