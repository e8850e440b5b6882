import { Portal } from '../layout/portals'
import { lazyPanel } from '../overlays/lazy-panel'
import { useLayout } from '../overlays/layout-store'

const { LazyPanel, prepare } = lazyPanel(async () => (await import('./search-panel')).SearchPanel)

/** Begins to download the search before it is opened. */
export const loadSearchPanel = prepare

/** The search over the page; nothing of it is downloaded before it is wanted. */
export function SearchOverlay() {
  const isOpen = useLayout(({ open }) => open === 'search')
  return isOpen ? (
    <Portal to="modal">
      <LazyPanel />
    </Portal>
  ) : null
}
