import { needsScale, type BlockView, type MilestoneView } from '../../blocks'
import { offered, type FilterOptionView, type PlainFilter } from '../../features/category-filter'
import type { SiteHandle } from '../../sites'
import { activeOptions } from '../composed/entry-in-place'
import { composedProps, type ComposedProps } from '../composed/composed-props'
import type { NonNullKeys } from '../shared/non-null-keys'

/** The name of the milestones' categories in the address: `?timelineMilestones[]=1201`. */
export const MILESTONES = 'timelineMilestones'

/** A timeline whose milestones can be filtered by their categories. */
export interface FilteredTimelineView {
  readonly type: 'filteredTimeline'
  readonly title: string | null
  readonly filters: readonly PlainFilter[]
  readonly milestones: readonly (MilestoneView & {
    readonly categoryIds: Readonly<Record<typeof MILESTONES, readonly string[]>>
  })[]
  readonly scale: boolean
}

export type HistoryPageProps = Omit<ComposedProps, 'blocks'> & {
  readonly parts: readonly (Exclude<BlockView, { type: 'timeline' }> | FilteredTimelineView)[]
}

const timelineOf = (
  { title, milestones }: Extract<BlockView, { type: 'timeline' }>,
  options: readonly FilterOptionView[],
): FilteredTimelineView => {
  const items = milestones.map((milestone) => ({
    ...milestone,
    categoryIds: { [MILESTONES]: milestone.categories.map(({ id }) => id) },
  }))
  return {
    type: 'filteredTimeline',
    title,
    filters: offered(
      [{ name: MILESTONES, options }],
      items.map(({ categoryIds }) => categoryIds),
    ),
    milestones: items,
    scale: needsScale(milestones),
  }
}

/** Content of the history → the properties of its page. The one mapping for build and preview. */
export function historyPageProps(
  data: NonNullKeys<Queries.HistoryPageQuery, 'entry'>,
  site: SiteHandle,
): HistoryPageProps {
  const { blocks, ...rest } = composedProps(data, site)
  const options = activeOptions(data.filters)
  return {
    ...rest,
    parts: blocks.map((block) => (block.type === 'timeline' ? timelineOf(block, options) : block)),
  }
}
