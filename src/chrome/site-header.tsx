import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './site-header.module.css'
import type { SiteHandle } from '../sites'
import { Link } from '../ui/link'
import { useDismiss } from '../ui/use-dismiss'
import { LocaleMenu } from './locale-menu'
import type { LocaleGroup } from './view-models'

export interface SiteHeaderProps {
  readonly homeHref: string
  /** The company's short name: the wordmark's text. */
  readonly companyName: string
  /** The main navigation of the site (a slice). */
  readonly navigation: ReactNode
  readonly locales: readonly LocaleGroup[]
  /** Called when a visitor chooses a site in the locale menu, before the page changes. */
  readonly onChooseLocale: (site: SiteHandle) => void
  /** `clear` lies over a dark picture that begins at the top of the page. */
  readonly look?: 'plain' | 'clear'
}

/** The top of every page: way to the matter, wordmark to the home page, navigation, locale menu. */
export function SiteHeader(props: SiteHeaderProps) {
  const { homeHref, companyName, navigation, locales, onChooseLocale, look = 'plain' } = props
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  useDismiss(ref)
  return (
    <header
      ref={ref}
      className={css.header}
      data-look={look}
      {...(look === 'clear' ? { 'data-tone': 'dark' } : {})}
    >
      <a className={css.skip} href="#main">
        {t('chrome.skipToContent')}
      </a>
      <Link href={homeHref} className={css.wordmark}>
        {companyName}
      </Link>
      <div className={css.navigation}>{navigation}</div>
      <div className={css.tools}>
        <LocaleMenu groups={locales} onChoose={onChooseLocale} />
      </div>
    </header>
  )
}
