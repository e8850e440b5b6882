import type { ReactElement } from 'react'
import { jsonLd, type JsonLdNode } from '../features/structured-data'
import { registry } from '../templates/registry'
import { isPaginatedPage, type PageContext } from '../templates/shared/page-context'

/** The structured data of the pages that are being rendered, by path. */
const texts = new Map<string, string>()

/**
 * The structured data of a page (schema.org): what its type says, and whatever its content has all
 * required properties of. A page of a list after the first is about nothing of its own.
 *
 * @param data the answer to the page's query
 */
export function structuredDataOf(
  data: Queries.FrameFragment,
  context: PageContext,
): readonly JsonLdNode[] {
  const { site, route, share, i18n } = context
  if (isPaginatedPage(context)) return []
  return (
    registry[route].structuredData?.(data, {
      site,
      origin: data.website.siteMetadata.siteUrl,
      path: i18n.path,
      company: data.company.shortName,
      share,
    }) ?? []
  )
}

/**
 * Keeps the structured data of a page until what follows its content is written. This happens in the static build
 * only: no visitor downloads the code that makes them, and no hydration takes them away again.
 */
export function collectStructuredData(data: Queries.FrameFragment, context: PageContext): void {
  const nodes = structuredDataOf(data, context)
  if (nodes.length > 0) texts.set(context.i18n.path, jsonLd(nodes))
}

/** The script for a page; it is handed out once. It is data: nothing ever runs it. */
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
