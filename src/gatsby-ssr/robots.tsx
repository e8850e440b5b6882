import type { ReactElement } from 'react'

/**
 * Keeps search engines away from a page of a preview. The header for every address does the same
 * (src/serving/headers-file.ts), but a page that is saved or proxied loses its headers. It is only
 * in the static head, because search engines request each page separately.
 *
 * @param isOpen whether search engines may read the build
 */
export const robots = (isOpen: boolean): ReactElement | null =>
  isOpen ? null : <meta key="robots" name="robots" content="noindex" />
