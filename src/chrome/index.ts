export { DefaultLayout } from './layout/default-layout'
export { isSearchRoute } from './layout/is-search-route'
export { Portal } from './layout/portals'
export { SimpleLayout } from './layout/simple-layout'
export { useLayout } from './overlays/layout-store'
export { siteSliceOf, type SliceName } from './slice-names'

export type * from './view-models'
