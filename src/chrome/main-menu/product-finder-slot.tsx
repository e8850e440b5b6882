import * as css from './product-finder.module.css'
import { lazyPanel } from '../overlays/lazy-panel'

const { LazyPanel, preload } = lazyPanel(
  async () => (await import('./product-finder')).ProductFinder,
)

/** Begins to download the product finder before it is opened. */
export const preloadProductFinder = preload

/** Reserves the height of the product finder, so that nothing shifts when it arrives. */
export const ProductFinderSlot = () => (
  <div className={css.slot}>
    <LazyPanel />
  </div>
)
