import * as css from './figures.module.css'
import { Figures } from '../../ui/text/figures'
import { useSectionVariant } from '../../ui/layout/section-variant'
import type { FiguresView } from '../view-models'

/** Key figures as one chain of dimensions over the whole width of the sheet, or of its column. */
export const FiguresBlock = ({ block }: { block: FiguresView }) => (
  <section className={useSectionVariant() === 'sheet' ? css.sheet : undefined}>
    {block.title && <h2 className={css.title}>{block.title}</h2>}
    <Figures figures={block.figures} />
  </section>
)
