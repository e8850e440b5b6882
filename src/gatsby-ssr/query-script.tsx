import type { ReactElement } from 'react'
import type { PageContext } from '../templates/shared/page-context'

/** The pages that are being rendered whose query may put something above their content, by path. */
const paths = new Set<string>()

/** Keeps in mind that a page is of that kind, until its head is written. */
export function collectQueryScript({ route, i18n }: PageContext): void {
  if (route === 'products' || route === 'search') paths.add(i18n.path)
}

/**
 * Puts the address's query on the root element (`data-query`). Style sheets then reserve space from
 * the first paint on for parts that only a script can show. The code that fills the space removes
 * the attribute.
 */
const CODE = 'document.documentElement.dataset.query=location.search'

/** The script for the head of such a page; it is handed out once. */
export const takeQueryScript = (pathname: string): ReactElement | null =>
  paths.delete(pathname) ? <script key="query" dangerouslySetInnerHTML={{ __html: CODE }} /> : null
