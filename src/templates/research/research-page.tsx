import * as css from './research-page.module.css'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { blocksOfType, type ComposedProps } from '../composed/composed-props'
import { Figures } from '../../ui/text/figures'

/** Research and development: its figures as a dark band under the head, then labs, results, method. */
export function ResearchPage({ blocks, ...opening }: ComposedProps) {
  const figures = blocksOfType(blocks, 'figures')
  return (
    <>
      <Opening {...opening} />
      {figures.map((block, index) => (
        <section key={index} className={css.band} data-tone="dark">
          {block.title && <h2 className={css.title}>{block.title}</h2>}
          <Figures figures={block.figures} />
        </section>
      ))}
      <FurtherBlocks blocks={blocks.filter(({ type }) => type !== 'figures')} />
    </>
  )
}
