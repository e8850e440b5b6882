import type { BlockView } from '../../blocks'
import type { SiteHandle } from '../../sites'
import type { ActionView, ImageView, LinkView } from '../../ui/view-models'
import { blockViews } from '../shared/block-views'
import type { NonNullKeys } from '../shared/non-null-keys'
import { pageTrail } from '../shared/trail'
import { actionViews } from '../shared/views'

/** The data of such a page's query; a query may ask for more. */
export type ComposedData = NonNullKeys<Queries.ComposedDataFragment, 'entry'>

/** The texts of a section's own page. */
export interface ComposedText {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly abstract: string | null
  readonly image: ImageView | null
  /** Sanitised HTML. */
  readonly body: string | null
  readonly actions: readonly ActionView[]
}

/** The content of a page that editors composed, for any template. */
export interface ComposedProps extends ComposedText {
  /** The page's opening, in place of its head. */
  readonly hero: BlockView | null
  readonly blocks: readonly BlockView[]
}

/** Content of a section's own page → its texts and picture. */
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

/** Content of a section's own page → the properties for all templates of such pages. */
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
