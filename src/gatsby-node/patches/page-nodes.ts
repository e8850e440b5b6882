import type { CreateSchemaCustomizationArgs, ParentSpanPluginArgs } from 'gatsby'
import { z } from 'zod'

/** What of Gatsby makes the nodes of pages. */
const OWNER = 'internal-data-bridge'

const state = z.object({ statefulSourcePlugins: z.set(z.string()) })

/**
 * Has Gatsby keep the node of a page that is as it was: it would delete all of them before pages are created, only to
 * make them again (docs/gatsby.md, page nodes). Those of pages that are gone it deletes with the pages.
 *
 * To be called before content is sourced.
 *
 * @throws when Gatsby does not do so in the way it did
 */
export function keepPageNodes({ store }: Pick<ParentSpanPluginArgs, 'store'>): void {
  const enable = { type: 'ENABLE_STATEFUL_SOURCE_PLUGIN', plugin: { name: OWNER } }
  Reflect.apply(store.dispatch, store, [enable])
  const known = state.safeParse(Reflect.apply(store.getState, store, []))
  if (!known.data?.statefulSourcePlugins.has(OWNER)) {
    throw new Error('Gatsby keeps nodes otherwise: see "page nodes" in docs/gatsby.md.')
  }
}

/** Tells Gatsby again what its own definition of the type says: that fields are not found out from what nodes have. */
export function inferNoPageFields({
  actions,
}: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createTypes('type SitePage implements Node @dontInfer { path: String! }')
}
