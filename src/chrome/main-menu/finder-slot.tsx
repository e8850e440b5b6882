import * as css from './finder.module.css'
import { lazyPanel } from '../overlays/lazy-panel'

const { LazyPanel, prepare } = lazyPanel(async () => (await import('./finder')).Finder)

/** Begins to download the filters panel before it is opened. */
export const prepareFinder = prepare

/** The place of the filters panel, as high as the panel, so that nothing moves when it arrives. */
export const FinderSlot = () => (
  <div className={css.slot}>
    <LazyPanel />
  </div>
)
