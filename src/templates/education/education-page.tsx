import { FurtherBlocks } from '../composed/blocks'
import { Columns } from '../composed/columns'
import type { ComposedProps } from '../composed/composed-props'
import { Opening } from '../composed/opening'

/**
 * Learning in the company: its promise, the programmes as columns, the steps and the first contact.
 */
export const EducationPage = ({ blocks, ...opening }: ComposedProps) => (
  <>
    <Opening {...opening} />
    <FurtherBlocks
      blocks={blocks}
      render={(block) => block.type === 'comparison' && <Columns block={block} />}
    />
  </>
)
