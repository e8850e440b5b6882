import { useTranslation } from 'react-i18next'
import * as css from './locale-menu.module.css'
import type { SiteHandle } from '../sites'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { OVERLAY_GROUP } from './overlay-group'
import type { LocaleGroup, LocaleOption } from './view-models'

/** A site's name in its own language, with its area: `Deutsch EU`. */
const Name = ({ option }: { option: LocaleOption }) => (
  <>
    <span lang={option.language}>{option.name}</span>
    {option.area && <span className={css.area}>{option.area}</span>}
  </>
)

interface OptionProps {
  readonly option: LocaleOption
  readonly onChoose: (site: SiteHandle) => void
}

/** One site. */
function Option({ option, onChoose }: OptionProps) {
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
      onClick={() => onChoose(option.handle)}
    >
      <Name option={option} />
    </Link>
  )
}

interface LocaleMenuProps {
  readonly groups: readonly LocaleGroup[]
  /** Called when a visitor chooses a site, before the page changes. */
  readonly onChoose: (site: SiteHandle) => void
}

/**
 * The versions of this page by region of the world. Sites without a version of it are shown, but
 * cannot be chosen (specification 2.4). A native disclosure: it works without JavaScript.
 */
export function LocaleMenu({ groups, onChoose }: LocaleMenuProps) {
  const { t } = useTranslation()
  const current = groups.flatMap((group) => group.options).find((option) => option.current)
  return (
    <details name={OVERLAY_GROUP} data-overlay>
      <summary className={css.summary}>
        <Icon name="globe" />
        <span className="visually-hidden">{t('chrome.changeLocale')}</span>{' '}
        {current && (
          <span className={css.current}>
            <Name option={current} />
          </span>
        )}
      </summary>
      <div className={css.panel} data-tone="dark">
        <p className={css.title}>{t('chrome.localeTitle')}</p>
        <div className={css.groups}>
          {groups.map((group) => (
            <section key={group.name} aria-label={group.name}>
              <p className={css.region}>{group.name}</p>
              <ul>
                {group.options.map((option) => (
                  <li key={option.handle}>
                    <Option option={option} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </details>
  )
}
