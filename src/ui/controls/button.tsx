import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { isElsewhere } from '../../contract/web-address'
import * as css from './button.module.css'
import { cx } from '../cx'
import type { IconName } from '../media/icon'
import { Icon } from '../media/icon'
import { Link, LOADS_WHOLE_PAGE } from './link'
import type { ActionView } from '../view-models'

/** `solid` is the main action, `line` the secondary one, `text` a link to more. */
export type ButtonKind = 'solid' | 'line' | 'text'

const KINDS = { solid: css.solid, line: css.line, text: css.text }

const iconOf = ({ href, download }: ActionView): IconName =>
  download ? 'down' : isElsewhere(href) ? 'out' : 'arrow'

/** A link that looks like a button, with an icon for its target (page, other host, file). */
export const ButtonLink = ({ kind = 'solid', ...action }: ActionView & { kind?: ButtonKind }) => (
  <Link
    href={action.href}
    className={cx(css.button, KINDS[kind])}
    {...(action.download ? { download: '' } : {})}
  >
    <span>{action.label}</span>
    <Icon name={iconOf(action)} />
  </Link>
)

/** Reloads the current URL, whatever it is; works before and without JavaScript. */
export const ReloadLink = ({ children }: { children: ReactNode }) => (
  <Link href="" className={cx(css.button, css.solid)} {...{ [LOADS_WHOLE_PAGE]: '' }}>
    <span>{children}</span>
  </Link>
)

/** A button with an action on this page. */
export const Button = ({
  kind = 'line',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind }) => (
  <button type="button" {...rest} className={cx(css.button, KINDS[kind])} />
)

interface ActionsProps {
  readonly actions: readonly ActionView[]
  /** A button that comes first and replaces the solid link. */
  readonly lead?: ReactNode
}

/** A row of calls to action: the first solid, the others outlined. Nothing when there are none. */
export const Actions = ({ actions, lead }: ActionsProps) =>
  actions.length === 0 && !lead ? null : (
    <p className={css.actions}>
      {lead}
      {actions.map((action, index) => (
        <ButtonLink key={action.href} {...action} kind={index === 0 && !lead ? 'solid' : 'line'} />
      ))}
    </p>
  )
