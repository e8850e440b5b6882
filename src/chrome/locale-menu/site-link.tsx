import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './site-link.module.css'
import { rememberSite } from '../../features/locale'
import { isFiltered, keptQuery } from '../../routes'
import { Link, LOADS_WHOLE_PAGE } from '../../ui/controls/link'
import { useSearch } from '../../ui/hooks/use-query-state'
import { closeOverlay } from '../overlays/layout-store'
import type { LocaleOption } from '../view-models'

function choose({ handle, current }: LocaleOption) {
  rememberSite(handle)
  // Another page would close the menu by appearing; this one is here already.
  if (current) closeOverlay('localeMenu')
}

/**
 * Links to this page in another site, and stores that site for the next visit. If the page does not
 * exist there, it says so and has no link (requirements 2.4).
 */
export function SiteLink({ option, children }: { option: LocaleOption; children: ReactNode }) {
  const { t } = useTranslation()
  const search = useSearch()
  if (option.href === null) {
    return (
      <span className={css.link} role="link" aria-disabled="true">
        {children} <span className="visually-hidden">{t('chrome.notTranslated')}</span>
      </span>
    )
  }
  const attributes = {
    className: css.link,
    href: option.href + keptQuery(search),
    hrefLang: option.language,
    'aria-current': option.current ? ('true' as const) : undefined,
    onClick: () => choose(option),
  }
  return (
    // With any filter applied, the other site is loaded as a whole page (requirements 2.4).
    <Link {...attributes} {...(isFiltered(search) ? { [LOADS_WHOLE_PAGE]: '' } : {})}>
      {children}
    </Link>
  )
}

/** A site's name in its own language, with its area: `Deutsch EU`. */
export const SiteName = ({ option }: { option: LocaleOption }) => (
  <>
    <span lang={option.language}>{option.name}</span>
    {option.area && (
      <>
        {' '}
        <span className={css.beside}>{option.area}</span>
      </>
    )}
  </>
)
