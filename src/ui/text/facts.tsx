import type { ReactNode } from 'react'
import * as css from './facts.module.css'

/** A fact that a reader sees at a glance. */
export interface FactView {
  readonly label: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly FactView[]
  /** `column` for the label columns of the sheet, `row` if the facts have the whole width. */
  readonly variant?: 'column' | 'row'
}

/** Facts in the style of a drawing's title block. Nothing when there are none. */
export const Facts = ({ facts, variant = 'column' }: FactsProps) =>
  facts.length === 0 ? null : (
    <dl className={variant === 'row' ? css.row : css.column}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
