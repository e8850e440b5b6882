import { useTranslation } from 'react-i18next'
import * as css from './user-menu.module.css'
import { ButtonLink } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import * as tool from '../header/tool.module.css'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'

/** Who logs in, and where. Specification 6 shows placeholders: the portals are other services. */
const portals = [
  { audience: 'customers', href: '#login-customers' },
  { audience: 'sales', href: '#login-sales' },
  { audience: 'employees', href: '#login-employees' },
] as const

/** Where customers, sales and employees log in (specification 2.4). */
export function UserMenu() {
  const { t } = useTranslation()
  return (
    <OverlayDisclosure
      name="userMenu"
      label={t('user.open')}
      summaryClass={cx(tool.tool, tool.tablet)}
      panelClass={css.panel}
      summary={
        <>
          <Icon name="user" />
          <span className="visually-hidden">{t('user.open')}</span>
        </>
      }
    >
      <ul className={css.columns}>
        {portals.map(({ audience, href }) => (
          <li key={audience} className={css.column}>
            <p className={css.audience}>{t(`user.${audience}`)}</p>
            <ButtonLink kind="line" href={href} label={t('user.login')} />
          </li>
        ))}
      </ul>
    </OverlayDisclosure>
  )
}
