import { useTranslation } from 'react-i18next'
import * as css from './comparison.module.css'
import { cx } from '../../ui/cx'
import { Section } from '../../ui/layout/section'
import { LABEL, WideTable } from '../../ui/layout/wide-table'
import type { ComparisonView } from '../view-models'

/** Stands where a row has no value for a column. */
const NOTHING = '–'

/** Things side by side, row by row. In narrow windows the table scrolls under its row labels. */
export function ComparisonBlock({ block }: { block: ComparisonView }) {
  const { t } = useTranslation()
  const { title, text, columns, rows } = block
  const names = (stays: string | undefined) =>
    columns.map((column, index) => (
      <th key={index} scope="col" className={cx(css.column, stays)}>
        {column}
      </th>
    ))
  return (
    <Section title={title} text={text} layout="wide">
      <WideTable label={title ?? t('catalogue.comparison')} names={names}>
        <tbody>
          {rows.map(({ label, values }, row) => (
            <tr key={row}>
              <th scope="row" className={LABEL}>
                {label}
              </th>
              {columns.map((_, column) => (
                <td key={column}>{values[column] ? values[column] : NOTHING}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  )
}
