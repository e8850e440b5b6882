import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './user-menu.module.css'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/controls/link'
import * as tool from '../header/tool.module.css'
import { useLayout } from '../overlays/layout-store'
import * as panel from '../overlays/header-panel.module.css'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'
import type { LoginUrls } from '../view-models'

const audiences = ['customers', 'sales', 'employees'] as const

/** A placeholder leaves address and history alone. */
const stay = (event: MouseEvent) => event.preventDefault()

/**
 * Login links of customers, sales and employees (requirements 2.4): other services, whose addresses
 * the content may name. Without an address the link is a placeholder. No element has its name, so
 * the page does not move even without JavaScript.
 */
export function UserMenu({ logins = {} }: { readonly logins?: LoginUrls | undefined }) {
  const { t } = useTranslation()
  const isOpen = useLayout(({ open }) => open === 'userMenu')
  return (
    <OverlayDisclosure
      name="userMenu"
      label={t('user.open')}
      summaryClass={cx(tool.tool, tool.tablet)}
      panelClass={panel.panel}
      summary={
        <>
          <Icon name={isOpen ? 'close' : 'user'} />
          <span className="visually-hidden">{t('user.open')}</span>
        </>
      }
    >
      <ul className={css.columns}>
        {audiences.map((audience) => (
          <li key={audience} className={css.column}>
            <p className={css.audience}>{t(`user.${audience}`)}</p>
            <Link
              href={logins[audience] ?? `#login-${audience}`}
              className={css.login}
              onClick={logins[audience] ? undefined : stay}
            >
              {t('user.login')} <span className="visually-hidden">{t(`user.${audience}`)}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </OverlayDisclosure>
  )
}
