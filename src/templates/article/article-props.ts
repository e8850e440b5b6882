import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { contentsOf, runsOf } from '../entry/runs'
import type { ArticlePageProps } from './article-page'

/**
 * Content of an article → the properties of its page. The one mapping for build and preview.
 *
 * @param ids the ids of the articles to read on with
 */
export function articlePageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): ArticlePageProps {
  const { blocks, ...props } = entryProps(data, site, ids)
  const runs = runsOf(blocks)
  return { ...props, runs, contents: contentsOf(runs) }
}
