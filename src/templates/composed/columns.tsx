import * as css from './columns.module.css'
import type { ComparisonView } from '../../blocks'
import { Facts } from '../../ui/text/facts'
import { Section } from '../../ui/layout/section'

/**
 * A comparison of a few things, each a column with its facts: plants, ways into the company. Narrow
 * windows show one below the other.
 */
export const Columns = ({ block: { title, text, columns, rows } }: { block: ComparisonView }) => (
  <Section title={title} text={text} layout="wide" tone="stone">
    <ul className={css.columns}>
      {rows.map(({ label, values }) => (
        <li key={label} className={css.column}>
          <h3 className={css.title}>{label}</h3>
          <Facts
            facts={columns.flatMap((column, index) => {
              const value = values[index]
              return value ? [{ label: column, value }] : []
            })}
          />
        </li>
      ))}
    </ul>
  </Section>
)
