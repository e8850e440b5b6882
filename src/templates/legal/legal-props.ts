import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { contentsOf, groupBlocksByWidth } from '../entry/group-blocks-by-width'
import type { LegalPageProps } from './legal-page'

/**
 * Content of a notice → the properties of its page. The one mapping for build and preview.
 *
 * @param ids the ids of the entries to read on with; a notice has none
 */
export function legalPageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): LegalPageProps {
  const { blocks, ...props } = entryProps(data, site, ids)
  const groups = groupBlocksByWidth(blocks)
  return { ...props, groups, contents: contentsOf(groups) }
}
