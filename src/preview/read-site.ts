import { keptContent, type ContentSource } from './kept-content'
import { madeOf, type Making } from './made-sites'
import type { SitePreview } from './site-preview'

/**
 * Reads a site as its drafts make it, or without a token as everyone sees it, as far as it may have changed.
 *
 * @throws {UnreachableContentError} when the service refuses the token, fails or is late
 * @throws {UnplannableContentError} when no site can be made of its content
 */
export const readSite = async (
  request: Making & Omit<ContentSource, 'mayBeOlder'>,
): Promise<SitePreview> => madeOf(await keptContent({ ...request, mayBeOlder: false }), request)
