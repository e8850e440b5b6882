import { useTranslation } from 'react-i18next'
import * as css from './comparison.module.css'
import { scrollBox } from '../../ui/layout/scroll-box'
import { Section } from '../../ui/layout/section'
import type { ComparisonView } from '../view-models'

/** Stands where a row has no value for a column. */
const NOTHING = '–'

/** Things side by side, row by row. In narrow windows the table scrolls under its row labels. */
export function ComparisonBlock({ block }: { block: ComparisonView }) {
  const { t } = useTranslation()
  const { title, text, columns, rows } = block
  return (
    <Section title={title} text={text} layout="wide">
      <div className={css.box} {...scrollBox(title ?? t('catalogue.comparison'))}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.label} />
              {columns.map((column, index) => (
                <th key={index} scope="col" className={css.column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }, row) => (
              <tr key={row}>
                <th scope="row" className={css.label}>
                  {label}
                </th>
                {columns.map((_, column) => (
                  <td key={column}>{values[column] ? values[column] : NOTHING}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
