import { Fragment, type ReactElement } from 'react'
import { Block, type BlockView } from '../../blocks'

interface FurtherBlocksProps {
  readonly blocks: readonly BlockView[]
  /** How this page draws some blocks in its own way; `false` leaves a block to its usual drawing. */
  readonly draw?: (block: BlockView) => ReactElement | false
}

/** The blocks of a page after its opening, in the editor's order. */
export const FurtherBlocks = ({ blocks, draw = () => false }: FurtherBlocksProps) => (
  <>
    {blocks.map((block, index) => (
      <Fragment key={index}>{draw(block) || <Block block={block} />}</Fragment>
    ))}
  </>
)
