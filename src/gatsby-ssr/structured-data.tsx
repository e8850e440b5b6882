import type { ReactElement } from 'react'
import { jsonLd, type JsonLdNode } from '../features/structured-data'
import { registry } from '../plan/registry'
import { isPaginatedPage, type PageContext } from '../templates/shared/page-context'

/** The structured data of the pages in rendering, by path. */
const texts = new Map<string, string>()

/**
 * The structured data of a page (schema.org): those of its type, and those whose required
 * properties its content has. A page of a list after the first has none of its own.
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
 * Keeps the structured data of a page until the parts after its content are written. This happens
 * in the static build only. No visitor downloads the code for them, and no hydration removes them.
 */
export function collectStructuredData(data: Queries.FrameFragment, context: PageContext): void {
  const nodes = structuredDataOf(data, context)
  if (nodes.length > 0) texts.set(context.i18n.path, jsonLd(nodes))
}

/** The script for a page; it can be taken only once. It is data: nothing ever runs it. */
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
