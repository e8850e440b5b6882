import { webAddress } from './web-address'

/** Where the website offers the documents of the content service (function `document`). */
export const DOCUMENT_PREFIX = '/api/document'

/**
 * The address under which the website offers a document: one on the content service's own host, a
 * path, through a function of the site; any other as it stands.
 */
export function documentHref(address: string): string {
  const { kind, href = '' } = webAddress(address) ?? {}
  return kind === 'path' && !href.startsWith(`${DOCUMENT_PREFIX}/`)
    ? DOCUMENT_PREFIX + href
    : address
}
