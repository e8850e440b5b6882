import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './user-menu.module.css'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import * as tool from '../header/tool.module.css'
import { useLayout } from '../overlays/layout-store'
import * as panel from '../overlays/header-panel.module.css'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'

/**
 * Who logs in, and where. Specification 6 asks for placeholders: the portals are other services. No
 * element has these names, so the page stays where it is even without JavaScript.
 */
const portals = [
  { audience: 'customers', href: '#login-customers' },
  { audience: 'sales', href: '#login-sales' },
  { audience: 'employees', href: '#login-employees' },
] as const

/** A placeholder leaves address and history alone. */
const stay = (event: MouseEvent) => event.preventDefault()

/** Where customers, sales and employees log in (specification 2.4). */
export function UserMenu() {
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
        {portals.map(({ audience, href }) => (
          <li key={audience} className={css.column}>
            <p className={css.audience}>{t(`user.${audience}`)}</p>
            <Link href={href} className={css.login} onClick={stay}>
              {t('user.login')} <span className="visually-hidden">{t(`user.${audience}`)}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </OverlayDisclosure>
  )
}
