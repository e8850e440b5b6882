import type { ReactNode } from 'react'
import { Part } from '../../features/errors'
import { CompareTray } from '../../features/compare/tray'
import { SiteHeader, type SiteHeaderProps } from '../header/site-header'
import type { SiteHandle } from '../../sites'
import { DeferredHydration } from '../../ui/hydration/deferred-hydration'
import { SearchOverlay } from '../search-overlay/search-overlay'
import { TalkPanel } from '../talk-panel/talk-panel'
import { Portals } from './portals'
import { useCurrentLinks } from './use-current-links'
import { useWindowState } from './use-window-state'
import { useInertPage } from './use-inert-page'

interface DefaultLayoutProps {
  readonly header: SiteHeaderProps
  /** The address of the page. */
  readonly path: string
  /** The newsletter box of the site (a slice), on the routes that show it. */
  readonly newsletter?: ReactNode
  /** The footer of the site (a slice). */
  readonly footer: ReactNode
  /** The site, of which newsletter box and footer are. */
  readonly site: SiteHandle
  /** Fetches newsletter box and footer when a visitor may be about to use them. */
  readonly wakeFooter?: () => Promise<unknown>
  /** Fetches the page's content when a visitor may be about to use it, where it is HTML until then. */
  readonly wakeMain?: (() => Promise<unknown>) | undefined
  readonly children: ReactNode
}

/** The frame of nearly every page: header, the page's content, newsletter box, footer, portals. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { header, path, newsletter, footer, site, wakeFooter, wakeMain, children } = props
  useInertPage(path)
  useCurrentLinks(path)
  useWindowState(site)
  return (
    <>
      <Part name="header" subject={path}>
        <DeferredHydration>{(root) => <SiteHeader {...header} root={root} />}</DeferredHydration>
      </Part>
      {/* Another page takes the place of one that still is HTML. */}
      <DeferredHydration key={wakeMain && path} after={wakeMain}>
        {(root) => (
          <main {...root} id="main" tabIndex={-1} data-behind>
            {children}
          </main>
        )}
      </DeferredHydration>
      <Part name="footer" subject={path}>
        <DeferredHydration key={site} after={wakeFooter}>
          {(root) => (
            <div {...root} data-behind>
              {newsletter}
              {footer}
            </div>
          )}
        </DeferredHydration>
      </Part>
      <SearchOverlay />
      <TalkPanel />
      <Part name="comparison" subject={path}>
        <CompareTray path={path} />
      </Part>
      <Portals />
    </>
  )
}
