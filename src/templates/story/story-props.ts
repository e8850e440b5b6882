import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { groupBlocksByWidth } from '../entry/group-blocks-by-width'
import type { StoryPageProps } from './story-page'

/**
 * Content of a story → the properties of its page. The one mapping for build and preview.
 *
 * @param ids the ids of the stories to read on with
 */
export function storyPageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): StoryPageProps {
  const { blocks, neighbours, ...props } = entryProps(data, site, ids)
  return {
    ...props,
    // Figures and quotes get the full width.
    groups: groupBlocksByWidth(blocks, ['figures', 'quote']),
    next: neighbours[0] ?? null,
  }
}
