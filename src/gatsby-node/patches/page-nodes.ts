import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby'
import { z } from 'zod'
import { stateOf } from '../functions-of-gatsby'

const known = z.object({ pages: z.map(z.string(), z.unknown()) })

/**
 * Has Gatsby keep the nodes of the pages that it knows: it would take all of them for stale while content is sourced,
 * only to make them again with the pages (docs/gatsby.md, page nodes). Those of pages that are gone it deletes with the
 * pages.
 *
 * @throws when Gatsby knows its pages in another way
 */
export function keepPageNodes({
  store,
  getNodesByType,
  actions,
}: Pick<SourceNodesArgs, 'store' | 'getNodesByType'> & {
  readonly actions: Pick<SourceNodesArgs['actions'], 'touchNode'>
}): void {
  const state = known.safeParse(stateOf(store))
  if (!state.success) {
    throw new Error('Gatsby knows its pages otherwise: see "page nodes" in docs/gatsby.md.')
  }
  const { pages } = state.data
  // A build that was ended has left nodes of pages that it did not come to know: these are stale.
  for (const node of getNodesByType('SitePage')) {
    if (pages.has(String(node.path))) actions.touchNode(node)
  }
}

/** Tells Gatsby again what its own definition of the type says: that fields are not found out from what nodes have. */
export function inferNoPageFields({
  actions,
}: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createTypes('type SitePage implements Node @dontInfer { path: String! }')
}
