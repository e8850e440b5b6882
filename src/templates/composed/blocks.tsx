import { Fragment, type ReactElement } from 'react'
import { Block, type BlockView } from '../../blocks'

interface FurtherBlocksProps {
  readonly blocks: readonly BlockView[]
  /** Renders some blocks in this page's own way; `false` renders a block as usual. */
  readonly render?: (block: BlockView) => ReactElement | false
}

/** The blocks of a page after its opening, in the editor's order. */
export const FurtherBlocks = ({ blocks, render = () => false }: FurtherBlocksProps) => (
  <>
    {blocks.map((block, index) => (
      <Fragment key={index}>{render(block) || <Block block={block} />}</Fragment>
    ))}
  </>
)
