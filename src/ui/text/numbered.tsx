import type { ReactNode } from 'react'
import * as css from './numbered.module.css'

/** Consecutive items of a few lines each: numbered, divided by hairlines. */
export const Numbered = ({ items }: { items: readonly ReactNode[] }) => (
  <ol className={css.list}>
    {items.map((item, index) => (
      <li key={index} className={css.item}>
        <div>{item}</div>
      </li>
    ))}
  </ol>
)
