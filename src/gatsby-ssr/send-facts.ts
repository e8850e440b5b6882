import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { factsTable, type FactsView } from '../features/product-data'
import { siteDataPath } from '../features/site-data'
import type { SiteHandle } from '../sites'
import type { PageContext } from '../templates/shared/page-context'

const rows = z.record(z.string(), z.string())
const known = new Map<SiteHandle, z.infer<typeof rows>>()

/** The rows that the build has written before it renders pages. */
function rowsOf(site: SiteHandle): z.infer<typeof rows> {
  const read =
    known.get(site) ??
    rows.parse(JSON.parse(readFileSync(`public${siteDataPath(site, 'product-facts')}`, 'utf8')))
  known.set(site, read)
  return read
}

interface ContextWithFacts extends PageContext {
  facts: FactsView
}

const hasFacts = (context: PageContext): context is ContextWithFacts => 'facts' in context

/**
 * Gives the page of a product what a buyer wants to know, which its data have by ids alone.
 *
 * @throws when the build has not written what a page names
 */
export function sendFacts(context: PageContext): void {
  if (!hasFacts(context)) return
  const all = rowsOf(context.site)
  const own = context.facts.rows.map((id) => {
    const row = all[id]
    if (row === undefined)
      throw new Error(`${context.i18n.path} names a fact ${id} that is not there.`)
    return row
  })
  context.facts = { ...context.facts, html: factsTable(own) }
}
