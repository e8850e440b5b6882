import type { ReactNode } from 'react'
import { RetryBoundary } from '../../features/errors'
import { CompareTray } from '../../features/compare/tray'
import { SiteHeader, type SiteHeaderProps } from '../header/site-header'
import type { SiteHandle } from '../../sites'
import { Hydrate } from '../../ui/hydration/hydrate'
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
  readonly site: SiteHandle
  /** Newsletter box and footer of the site (slices), in one element. */
  readonly footer: ReactNode
  /** Fetches the page's content, if that is hydrated on interaction. */
  readonly loadContent?: (() => Promise<unknown>) | undefined
  readonly children: ReactNode
}

/** The frame of nearly every page: header, the page's content, newsletter box, footer, portals. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { header, path, site, footer, loadContent, children } = props
  useInertPage(path)
  useCurrentLinks(path)
  useWindowState(site)
  return (
    <>
      <RetryBoundary name="header" subject={path}>
        <Hydrate when="now">{(root) => <SiteHeader {...header} root={root} />}</Hydrate>
      </RetryBoundary>
      {/* Another page replaces one that is still HTML. */}
      <Hydrate
        key={loadContent && path}
        when={loadContent ? 'interaction' : 'now'}
        load={loadContent}
      >
        {(root) => (
          <main {...root} id="main" tabIndex={-1} data-behind>
            {children}
          </main>
        )}
      </Hydrate>
      <RetryBoundary name="footer" subject={path}>
        {footer}
      </RetryBoundary>
      <SearchOverlay />
      <TalkPanel />
      <RetryBoundary name="comparison" subject={path}>
        <CompareTray path={path} />
      </RetryBoundary>
      <Portals />
    </>
  )
}
