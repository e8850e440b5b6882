import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { contentsOf, groupBlocksByWidth } from '../entry/group-blocks-by-width'
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
  const groups = groupBlocksByWidth(blocks)
  return { ...props, groups, contents: contentsOf(groups) }
}
