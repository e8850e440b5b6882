import type { ReactElement } from 'react'
import type { PageContext } from '../templates/shared/page-context'

/** The pages in rendering whose query may add something above their content, by path. */
const paths = new Set<string>()

/** Remembers such a page until its head is written. */
export function collectQueryScript({ route, i18n }: PageContext): void {
  if (route === 'products' || route === 'search') paths.add(i18n.path)
}

/**
 * Puts the address's query on the root element (`data-query`). Style sheets then reserve space from
 * the first paint on for parts that only a script can show. The code that fills the space removes
 * the attribute.
 */
const CODE = 'document.documentElement.dataset.query=location.search'

/** The script for the head of such a page; it can be taken only once. */
export const takeQueryScript = (pathname: string): ReactElement | null =>
  paths.delete(pathname) ? <script key="query" dangerouslySetInnerHTML={{ __html: CODE }} /> : null
