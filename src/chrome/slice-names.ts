import type { SiteHandle } from '../sites'

/** The slices that the pages of a site share, by the aliases that the layout uses. */
export type SliceName =
  'site-logo' | 'quick-links' | 'main-menu' | 'newsletter-box' | 'site-footer' | 'simple-footer'

/** A site's own slice, by the name that the build gives it: `main-menu-de_eu`. */
export const siteSliceOf = (name: SliceName, site: SiteHandle): string => `${name}-${site}`
