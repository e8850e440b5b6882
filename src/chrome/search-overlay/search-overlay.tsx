import { Portal } from '../layout/portals'
import { lazyPanel } from '../overlays/lazy-panel'
import { useLayout } from '../overlays/layout-store'
import type { SearchPanelProps } from './search-panel'

const { LazyPanel, prepare } = lazyPanel(async () => (await import('./search-panel')).SearchPanel)

/** Begins to download the search before it is opened. */
export const loadSearchPanel = prepare

/** The search over the page; nothing of it is downloaded before it is wanted. */
export function SearchOverlay(props: SearchPanelProps) {
  const isOpen = useLayout(({ open }) => open === 'search')
  return isOpen ? (
    <Portal to="modal">
      <LazyPanel {...props} />
    </Portal>
  ) : null
}
