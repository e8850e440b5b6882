import { yearId, type BlockView, type MilestoneView, type TimelineView } from '../../blocks'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import { composedProps, type ComposedData, type ComposedProps } from '../composed/composed-props'

/** Some milestones, each with its place in the history. */
export interface MilestonesView {
  readonly type: 'milestones'
  readonly title: string | null
  /** The page of the history. */
  readonly href: string
  readonly milestones: readonly (Pick<MilestoneView, 'year' | 'title' | 'image'> & {
    readonly href: string
  })[]
}

export type ProfilePageProps = Omit<ComposedProps, 'blocks'> & {
  readonly blocks: readonly (Exclude<BlockView, { type: 'timeline' }> | MilestonesView)[]
}

const milestonesOf = ({ title, milestones }: TimelineView, site: SiteHandle): MilestonesView => {
  const href = path('about-history', site)
  return {
    type: 'milestones',
    title,
    href,
    milestones: milestones.map((milestone) => ({
      ...milestone,
      href: `${href}#${yearId(milestone.year)}`,
    })),
  }
}

/**
 * Content of the company's profile → the properties of its page. The one mapping for build and
 * preview.
 */
export function profilePageProps(data: ComposedData, site: SiteHandle): ProfilePageProps {
  const { blocks, ...rest } = composedProps(data, site)
  return {
    ...rest,
    blocks: blocks.map((block) => (block.type === 'timeline' ? milestonesOf(block, site) : block)),
  }
}
