import type { NodeDraft } from '../../content-graph'
import type { SiteHandle } from '../../sites'
import { pageOfProblem } from './page-of-problem'
import type { SiteContent } from './site-content'

/** The content that every page of a site is built from. */
const SHARED: ReadonlySet<NodeDraft['type']> = new Set([
  ...(['ContentCompanyInfo', 'ContentGlobalConfigs', 'ContentSeo', 'ContentForms'] as const),
  ...(['ContentNavigation', 'ContentFilterList', 'ContentSitemap'] as const),
])

const keyOf = ({ type, key }: NodeDraft): string => `${type}:${key}`

interface Completed {
  readonly published: SiteContent
  readonly content: SiteContent
}

/** Returns the same object for the same pair, because the cache of built pages depends on it. */
const completed = new WeakMap<SiteContent, Completed>()

/**
 * Drafts completed with published content: shared content whose draft is unusable is taken from the
 * published version. Such content has no page of its own that could fail, and without it there
 * would be no pages at all.
 *
 * @param readPublished is called only if content may be missing
 */
export async function withSharedContent(
  drafts: SiteContent,
  site: SiteHandle,
  readPublished: () => Promise<SiteContent>,
): Promise<SiteContent> {
  if (drafts.leftOut.every(({ address }) => pageOfProblem(address, site) !== null)) return drafts
  const published = await readPublished()
  const known = completed.get(drafts)
  if (known?.published === published) return known.content
  const own = new Set(drafts.nodes.map(keyOf))
  const missing = published.nodes.filter((node) => SHARED.has(node.type) && !own.has(keyOf(node)))
  const content =
    missing.length === 0 ? drafts : { ...drafts, nodes: [...drafts.nodes, ...missing] }
  completed.set(drafts, { published, content })
  return content
}
