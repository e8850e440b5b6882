/** Where the website offers the documents of the content service (function `document`). */
export const DOCUMENT_PREFIX = '/api/document'

/**
 * The address under which the website offers a document: one on the content service's own host, a
 * path, through a function of the site; any other as it stands.
 */
export const documentHref = (address: string): string =>
  address.startsWith('/') && !address.startsWith(`${DOCUMENT_PREFIX}/`)
    ? `${DOCUMENT_PREFIX}${address}`
    : address
