import { z } from 'zod'
import { htmlOf, type FactsView, type SentRows } from '../features/product-data'
import { siteDataPath } from '../features/site-data'
import type { SiteHandle } from '../sites'
import type { PageContext } from '../templates/shared/page-context'

const rows = z.record(z.string(), z.string())
const known = new Map<SiteHandle, z.infer<typeof rows>>()

/**
 * The rows that the build has written before it renders pages. Gatsby renders all pages in each build after
 * one that has read a file through an import; these have the ids of their rows in their context, by which
 * it knows well which of them are others.
 */
function rowsOf(site: SiteHandle): z.infer<typeof rows> {
  const file = `public${siteDataPath(site, 'product-facts')}`
  const read =
    known.get(site) ??
    rows.parse(JSON.parse(process.getBuiltinModule('node:fs').readFileSync(file, 'utf8')))
  known.set(site, read)
  return read
}

interface ContextOfProduct extends PageContext {
  facts?: FactsView
  drawings?: SentRows
}

const isOfProduct = (context: PageContext): context is ContextOfProduct =>
  'facts' in context || 'drawings' in context

/**
 * Gives the page of a product what a buyer wants to know, and the drawing of its first version, which its
 * data have by ids alone.
 *
 * @throws when the build has not written what a page names
 */
export function sendFacts(context: PageContext): void {
  if (!isOfProduct(context)) return
  const all = rowsOf(context.site)
  const row = (id: string) => {
    const found = all[id]
    if (found === undefined)
      throw new Error(`${context.i18n.path} names ${id}, which is not there.`)
    return found
  }
  const { facts, drawings } = context
  if (facts) context.facts = { ...facts, html: htmlOf('table', facts.rows.map(row)) }
  if (!drawings) return
  const first = drawings.rows.slice(0, 1).filter((id) => id !== '')
  context.drawings = { ...drawings, html: htmlOf('figure', first.map(row)) }
}
