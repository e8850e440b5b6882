import type { BlockView } from '../../blocks'
import type { SiteHandle } from '../../sites'
import type { ActionView, ImageView, LinkView } from '../../ui/view-models'
import { blockViews } from '../shared/block-views'
import { pageTrail } from '../shared/trail'
import { actionViews } from '../shared/views'

/** What a query of such a page asks for, and may ask for more. */
export interface ComposedData
  extends Queries.FrameFragment, Queries.PageTrailFragment, Queries.BlocksDataFragment {
  readonly entry: Queries.ComposedPageFragment
}

/** What every section's own page says of its section. */
export interface ComposedText {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly abstract: string | null
  readonly image: ImageView | null
  /** Sanitised HTML. */
  readonly body: string | null
  readonly actions: readonly ActionView[]
}

/** What a page that editors composed shows, whatever its template makes of it. */
export interface ComposedProps extends ComposedText {
  /** The page's opening, which takes the place of its head. */
  readonly hero: BlockView | null
  readonly blocks: readonly BlockView[]
}

/** Content of a section's own page → its words and picture. */
export function composedText(data: ComposedData, site: SiteHandle): ComposedText {
  const { title, abstract, image, body, actions } = data.entry
  return {
    trail: pageTrail(data, site),
    title,
    abstract,
    image,
    body,
    actions: actionViews(actions, site),
  }
}

/** Content of a section's own page → what all templates of such pages render. */
export function composedProps(data: ComposedData, site: SiteHandle): ComposedProps {
  const views = blockViews(data.entry.blocks, data, site)
  const hero = views[0]?.type === 'hero' ? views[0] : null
  return { ...composedText(data, site), hero, blocks: hero ? views.slice(1) : views }
}

/** The blocks of one type, in their order. */
export const blocksOfType = <Type extends BlockView['type']>(
  blocks: readonly BlockView[],
  type: Type,
): Extract<BlockView, { type: Type }>[] =>
  blocks.filter((block): block is Extract<BlockView, { type: Type }> => block.type === type)
