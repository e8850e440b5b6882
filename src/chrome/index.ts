export * from './default-layout'
export type { SiteHeaderProps } from './site-header'
export type * from './view-models'
