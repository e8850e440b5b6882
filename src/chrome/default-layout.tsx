import type { ReactNode } from 'react'
import * as css from './default-layout.module.css'
import type { SiteHeaderProps } from './site-header'
import { SiteHeader } from './site-header'

interface DefaultLayoutProps {
  readonly header: SiteHeaderProps
  /** The footer of the site (a slice). */
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The frame of nearly every page: header, the page's matter, footer. */
export const DefaultLayout = ({ header, footer, children }: DefaultLayoutProps) => (
  <>
    <SiteHeader {...header} />
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
    {footer}
  </>
)
