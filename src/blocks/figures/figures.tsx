import * as css from './figures.module.css'
import { Figures } from '../../ui/figures'
import type { FiguresView } from '../view-models'

/** Key figures of the company as one chain of dimensions over the whole width. */
export const FiguresBlock = ({ block }: { block: FiguresView }) => (
  <section className={css.block}>
    {block.title && <h2 className={css.title}>{block.title}</h2>}
    <Figures figures={block.figures} />
  </section>
)
