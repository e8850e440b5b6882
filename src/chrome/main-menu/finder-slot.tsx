import * as css from './finder.module.css'
import { lazyPanel } from '../overlays/lazy-panel'

const { LazyPanel, preload } = lazyPanel(async () => (await import('./finder')).Finder)

/** Begins to download the filters panel before it is opened. */
export const preloadFinder = preload

/** Reserves the height of the filters panel, so that nothing shifts when it arrives. */
export const FinderSlot = () => (
  <div className={css.slot}>
    <LazyPanel />
  </div>
)
