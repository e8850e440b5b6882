import * as css from './figures.module.css'
import { Amount } from './amount'
import type { Measured } from '../view-models'

interface FiguresProps {
  readonly figures: readonly (Measured & { readonly label: string })[]
  /** `chain` renders them as a chain of dimensions; `list` as lines of a table. */
  readonly variant?: 'chain' | 'list'
}

/** Key figures with their units. Nothing when there are none. */
export const Figures = ({ figures, variant = 'chain' }: FiguresProps) =>
  figures.length === 0 ? null : (
    <dl className={variant === 'list' ? css.list : css.chain}>
      {figures.map(({ label, ...amount }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <Amount {...amount} unitClass={css.unit} />
          </dd>
        </div>
      ))}
    </dl>
  )
