import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './site-header.module.css'
import { LocaleMenu } from '../locale-menu/locale-menu'
import { cx } from '../../ui/cx'
import type { HydrateRootProps } from '../../ui/hydration/hydrate'
import { useLayout, scrollTo } from '../overlays/layout-store'
import { SearchToggle } from '../search-overlay/search-toggle'
import { TalkToggle } from '../talk-panel/talk-toggle'
import { UserMenu } from '../user-menu/user-menu'
import type { LocaleGroup, LoginUrls } from '../view-models'
import { scrollLimit } from '../layout/window-state'
import { isScrolled } from './header-scroll'

export interface SiteHeaderProps {
  /** The root properties of its element, as an independently hydrated part. */
  readonly root?: HydrateRootProps
  /** Logo and quick links of the site (a slice). */
  readonly start: ReactNode
  /** The main menu of the site (a slice). */
  readonly menu: ReactNode
  readonly locales: readonly LocaleGroup[]
  readonly logins?: LoginUrls | undefined
  /** `clear` is over a dark picture at the top of the page. */
  readonly variant: 'plain' | 'clear'
  /** The page is a search page, where the search toggle does nothing (requirements 2.4). */
  readonly onSearchPage: boolean
}

/** Whether the header is hidden, and whether the page is at the top. */
function useHeaderScroll() {
  useEffect(() => {
    const onScroll = () => scrollTo(window.scrollY, scrollLimit())
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  const hidden = useLayout(({ scroll, open }) => isScrolled(scroll, open !== null))
  const atTop = useLayout(({ scroll }) => scroll.y <= 0)
  return { hidden, atTop }
}

/**
 * The top of every page: skip link, logo, quick links, search, login, locale, "let's talk",
 * main menu. It hides when scrolling down and comes back when scrolling up, or when it gets the focus.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { root, start, menu, locales, logins, variant, onSearchPage } = props
  const { t } = useTranslation()
  const { hidden, atTop } = useHeaderScroll()
  const dark = useLayout(({ open }) => open !== null)
  const clear = variant === 'clear' && atTop && !dark
  return (
    <header
      {...root}
      className={css.header}
      data-variant={variant}
      data-hidden={hidden || undefined}
      data-clear={clear || undefined}
      data-tone={dark || clear ? 'dark' : undefined}
    >
      <a className={cx('no-print', css.skip)} href="#main">
        {t('chrome.skipToContent')}
      </a>
      {start}
      <div className={cx('no-print', css.tools)}>
        <SearchToggle inert={onSearchPage} />
        <UserMenu logins={logins} />
        <LocaleMenu groups={locales} />
        <TalkToggle />
        {menu}
      </div>
    </header>
  )
}
