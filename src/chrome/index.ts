export { DefaultLayout } from './layout/default-layout'
export { isSearchRoute, layoutOf } from './layout/layout-of'
export { LAST_ELEMENT, Portal } from './layout/portals'
export { SimpleLayout } from './layout/simple-layout'

export type * from './view-models'
