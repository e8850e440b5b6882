import type { ReactElement } from 'react'
import { jsonLd } from '../features/structured-data'
import { describedPage } from '../templates/shared/described'
import type { PageContext } from '../templates/shared/page-context'

/** What the pages that are being rendered tell search engines, by path. */
const texts = new Map<string, string>()

/**
 * Keeps what a page tells search engines until its head is written. This happens in the static build
 * only: no visitor downloads the code that says it, and no hydration takes it away again.
 */
export function collectStructuredData(data: unknown, context: PageContext): void {
  const things = describedPage(data, context)
  if (things.length > 0) texts.set(context.i18n.path, jsonLd(things))
}

/** The script for the head of a page; it is handed out once. It is data: nothing ever runs it. */
export function takeStructuredData(pathname: string): ReactElement | null {
  const text = texts.get(pathname)
  texts.delete(pathname)
  return text === undefined ? null : (
    <script
      key="structured-data"
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
