import type { ReactElement } from 'react'

/**
 * Keeps search engines away from a page of a preview, besides the header that says so of every address
 * (src/serving/headers-file.ts): a page that is saved or proxied loses its headers. It stands in the static
 * head only, because search engines ask for each page by itself.
 *
 * @param isOpen whether search engines may read the build
 */
export const robots = (isOpen: boolean): ReactElement | null =>
  isOpen ? null : <meta key="robots" name="robots" content="noindex" />
