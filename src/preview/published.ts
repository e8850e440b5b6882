import { keptContent, type ContentSource } from './kept-content'
import { madeOf, type Making } from './made-sites'
import type { SitePreview } from './site-preview'

/**
 * Reads a site as everyone sees it, as far as it may have changed.
 *
 * @throws {UnreachableContentError} when the service fails or is late
 * @throws {UnplannableContentError} when no site can be made of its content
 */
export const readPublished = async (
  request: Making & Pick<ContentSource, 'baseUrl' | 'timeoutMs'>,
): Promise<SitePreview> =>
  madeOf(await keptContent({ ...request, token: undefined, mayBeOlder: false }), request)
