/** The website's path for files of the content service's own host (function `document`). */
const PREFIX = '/api/document'

/**
 * The website's address for a file.
 *
 * @param path on the content service's host, as `contentFile` writes it
 */
export const offeredHref = (path: string): string => PREFIX + path

/** Whether the website offers a file at an address of its own. */
export const isOfferedFile = (href: string): boolean => href.startsWith(`${PREFIX}/`)
