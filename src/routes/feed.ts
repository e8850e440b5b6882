import type { SiteHandle } from '../sites'
import { path } from './path'

/** The address of a site's news as an Atom feed. */
export const feedPath = (site: SiteHandle): string => `${path('news-and-events', site)}/feed.atom`
