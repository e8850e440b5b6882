import type { ReactNode } from 'react'
import * as css from './simple-layout.module.css'
import { Hydrate } from '../../ui/hydration/hydrate'
import { Portals } from './portals'

interface SimpleLayoutProps {
  /** The logo with its link to the home page (a slice). */
  readonly header: ReactNode
  /** Homepage link, VAT number and copyright (a slice). */
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The frame of a landing page; its only links are in its own content. */
export const SimpleLayout = ({ header, footer, children }: SimpleLayoutProps) => (
  <>
    <header className={css.header}>{header}</header>
    <Hydrate when="now">
      {(root) => (
        <main {...root} id="main" tabIndex={-1}>
          {children}
        </main>
      )}
    </Hydrate>
    {footer}
    <Portals />
  </>
)
