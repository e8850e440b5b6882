import { Portal } from '../layout/portals'
import { lazyPanel } from '../overlays/lazy-panel'
import { useLayout } from '../overlays/layout-store'

const { LazyPanel, preload } = lazyPanel(async () => (await import('./search-panel')).SearchPanel)

/** Begins to download the search before it is opened. */
export const preloadSearchPanel = preload

/** The search over the page; nothing of it is downloaded before it is wanted. */
export function SearchOverlay() {
  const isOpen = useLayout(({ open }) => open === 'search')
  return isOpen ? (
    <Portal to="modal">
      <LazyPanel />
    </Portal>
  ) : null
}
