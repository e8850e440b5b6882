import * as css from './contacts.module.css'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/controls/link'
import { openOverlay } from '../overlays/layout-store'
import type { OverlayName } from '../overlays/transitions'
import { preloadTalkPanel } from '../talk-panel/talk-panel'
import type { CompanyView, NavigationTexts } from '../view-models'

/**
 * Opens an overlay in the menu's place. The focus moves to the hamburger first, so that it returns
 * there: these buttons disappear with the menu.
 */
function leaveFor(name: OverlayName) {
  document.querySelector<HTMLElement>('[data-opens="mainMenu"]')?.focus({ preventScroll: true })
  openOverlay(name)
}

interface ContactsProps {
  readonly company: CompanyView
  readonly copyrightYear: number
  readonly texts: NavigationTexts
}

/** Buttons that do not fit into the header of small windows, and the company (requirements 2.4). */
export const Contacts = ({ company, copyrightYear, texts }: ContactsProps) => (
  <div className={css.contacts}>
    <div className={css.buttons}>
      <button type="button" className={css.button} onClick={() => leaveFor('localeMenu')}>
        <Icon name="globe" />
        {texts.changeLocale}
      </button>
      <button
        type="button"
        className={cx(css.button, css.login)}
        onClick={() => leaveFor('userMenu')}
      >
        <Icon name="user" />
        {texts.login}
      </button>
      <button
        type="button"
        className={cx(css.button, css.talk)}
        onPointerEnter={preloadTalkPanel}
        onFocus={preloadTalkPanel}
        onClick={() => leaveFor('form')}
      >
        <Icon name="talk" />
        {texts.talk}
      </button>
    </div>
    {company.socials.length > 0 && (
      <ul className={css.socials} aria-label={texts.followUs}>
        {company.socials.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={css.social}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    )}
    <p className={css.legal}>
      © {copyrightYear} {company.legalName}, {texts.vat} {company.vat}
    </p>
  </div>
)
