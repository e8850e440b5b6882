import { useTranslation } from 'react-i18next'
import * as css from './comparison-table.module.css'
import { Link } from '../../ui/link'
import { quantity } from '../../ui/quantity'
import { scrollBox } from '../../ui/scroll-box'
import type { Comparison } from './comparison'

/** The key figures of a category's products side by side. */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation()
  return (
    <div className={css.box} {...scrollBox(t('catalogue.comparison'))}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('catalogue.machine')}</th>
            {comparison.labels.map((label) => (
              <th key={label} scope="col" className={css.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ product, cells }) => (
            <tr key={product.code}>
              <th scope="row" className={css.name}>
                {product.href ? <Link href={product.href}>{product.title}</Link> : product.title}
              </th>
              {cells.map((figure, index) => (
                <td key={comparison.labels[index]} className={css.number}>
                  {figure ? quantity(figure.value, figure.unit) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
