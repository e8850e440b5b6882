import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import { blockViews, type BlockData, type BlocksData } from '../shared/block-views'
import type { FrameData, SeoData } from '../shared/frame'
import { reachViews, type ReachData } from '../shared/reach'
import { pageTrail, type TrailData } from '../shared/trail'
import { actionViews, type ActionData, type WithImages } from '../shared/views'
import type { GuidanceView, SupportPageProps } from './support-page'

/** What a support page shows, in the contract's shape. */
export interface SupportData extends FrameData, BlocksData, TrailData {
  readonly entry: WithImages<Pick<Entry, 'title' | 'abstract' | 'image' | 'body'>> & {
    readonly actions: readonly ActionData[]
    readonly blocks: readonly BlockData[]
    readonly seo: SeoData | null
  }
  readonly reach: ReachData
}

const isGuidance = (block: BlockView): block is GuidanceView =>
  block.type === 'text' || block.type === 'steps'

/**
 * Content of a support page → its parts: what to have at hand stands beside the form, the other
 * blocks in their order before and behind. Without a form all blocks stand behind.
 */
export function supportPageProps(data: SupportData, site: SiteHandle): SupportPageProps {
  const { title, abstract, image, body, actions, blocks } = data.entry
  const views = blockViews(blocks, data, site)
  const at = views.findIndex(({ type }) => type === 'form')
  const ahead = views.slice(0, Math.max(at, 0))
  const form = views[at]
  return {
    trail: pageTrail(data, site),
    title,
    abstract,
    image,
    body,
    actions: actionViews(actions, site),
    reach: reachViews(data.reach),
    before: ahead.filter((block) => !isGuidance(block)),
    guidance: ahead.filter(isGuidance),
    form: form?.type === 'form' ? form : null,
    after: views.slice(at + 1),
  }
}
