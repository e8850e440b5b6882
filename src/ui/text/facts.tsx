import type { ReactNode } from 'react'
import * as css from './facts.module.css'

/** What a reader wants to know at a glance. */
export interface FactView {
  readonly label: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly FactView[]
  /** `column` for the label columns of the sheet, `row` where the facts have the width for themselves. */
  readonly variant?: 'column' | 'row'
}

/** Facts as the title block of a drawing has them. Nothing when there are none. */
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
