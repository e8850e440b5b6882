import type { SiteHandle } from '../../sites'
import type { SiteContent } from './site-content'
import { previewSite, type SitePreview } from './site-preview'

/** The inputs of a site besides its content. */
export interface SiteInputs {
  readonly site: SiteHandle
  /** The public origin. */
  readonly siteUrl: string
  /** A calendar day in ISO 8601. */
  readonly today: string
}

/** As long as the content is the same. */
const siteCache = new WeakMap<SiteContent, Map<string, Promise<SitePreview>>>()

/** The site that the build would make from content; cached. */
export function cachedSite(
  content: SiteContent,
  { site, siteUrl, today }: SiteInputs,
): Promise<SitePreview> {
  const key = JSON.stringify([siteUrl, today])
  const known = siteCache.get(content)?.get(key)
  const preview = known ?? previewSite(content, site, siteUrl, today)
  siteCache.set(content, new Map([[key, preview]]))
  return preview
}
