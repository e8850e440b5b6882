import { useTranslation } from 'react-i18next'
import * as css from './locale-menu.module.css'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { rememberSite } from '../../features/locale'
import * as tool from '../header/tool.module.css'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'
import type { LocaleGroup, LocaleOption } from '../view-models'

/** A site's name in its own language, with its area: `Deutsch EU`. */
const Name = ({ option }: { option: LocaleOption }) => (
  <>
    <span lang={option.language}>{option.name}</span>
    {option.area && <span className={css.area}>{option.area}</span>}
  </>
)

/** One site. */
function Option({ option }: { option: LocaleOption }) {
  const { t } = useTranslation()
  if (option.href === null) {
    return (
      <span className={css.option} role="link" aria-disabled="true">
        <Name option={option} />
        <span className="visually-hidden">{t('chrome.notTranslated')}</span>
      </span>
    )
  }
  return (
    <Link
      className={css.option}
      href={option.href}
      hrefLang={option.language}
      aria-current={option.current ? 'true' : undefined}
      onClick={() => rememberSite(option.handle)}
    >
      <Name option={option} />
    </Link>
  )
}

/**
 * The versions of this page by region of the world. Sites without a version of it are shown, but
 * cannot be chosen (specification 2.4).
 */
export function LocaleMenu({ groups }: { groups: readonly LocaleGroup[] }) {
  const { t } = useTranslation()
  const current = groups.flatMap((group) => group.options).find((option) => option.current)
  return (
    <OverlayDisclosure
      name="localeMenu"
      label={t('chrome.localeTitle')}
      summaryClass={cx(tool.tool, tool.desktop)}
      panelClass={css.panel}
      summary={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{t('chrome.changeLocale')}</span>{' '}
          {current && (
            <span className={css.current}>
              <Name option={current} />
            </span>
          )}
        </>
      }
    >
      <p className={css.title}>{t('chrome.localeTitle')}</p>
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <p className={css.region}>{group.name}</p>
            <ul>
              {group.options.map((option) => (
                <li key={option.handle}>
                  <Option option={option} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </OverlayDisclosure>
  )
}
