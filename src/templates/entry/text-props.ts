import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import { entryProps, type EntryPageData, type EntryProps } from './entry-props'
import { type BlockGroup, contentsOf, groupBlocksByWidth } from './group-blocks-by-width'
import type { EntryPlan } from './variables'

/** The properties of a page that is read from top to bottom: an article or a notice. */
export interface TextProps extends Omit<EntryProps, 'blocks'> {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
  readonly contents: readonly LinkView[]
}

/** Content of an article or a notice → the properties of its page, in build and preview. */
export function textProps(
  data: EntryPageData,
  site: SiteHandle,
  { neighbours }: EntryPlan,
): TextProps {
  const { blocks, ...props } = entryProps(data, site, neighbours)
  const groups = groupBlocksByWidth(blocks)
  return { ...props, groups, contents: contentsOf(groups) }
}
