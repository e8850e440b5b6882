import { useTranslation } from 'react-i18next'
import * as css from './comparison-table.module.css'
import { Amount } from '../../ui/text/amount'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { scrollBox } from '../../ui/layout/scroll-box'
import type { ProductCardView } from '../../ui/view-models'
import type { Comparison } from './comparison'

/** The head of a column: the machine as it looks, and its name. */
const Machine = ({ product: { image, href, title } }: { product: ProductCardView }) => (
  <th scope="col" className={css.machine}>
    {image && <Picture image={image} sizes="20rem" decorative />}
    {href ? (
      <Link href={href} className={css.name}>
        {title}
      </Link>
    ) : (
      <span className={css.name}>{title}</span>
    )}
  </th>
)

/**
 * The machines of a category side by side, a line for each key figure. In narrow windows the machines
 * scroll past the names of the figures.
 */
export function ComparisonTable({ comparison: { labels, rows } }: { comparison: Comparison }) {
  const { t } = useTranslation()
  return (
    <div className={css.box} {...scrollBox(t('catalogue.comparison'))}>
      <table className={css.table}>
        <thead>
          <tr>
            <td className={css.label} />
            {rows.map(({ product }) => (
              <Machine key={product.code} product={product} />
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row" className={css.label}>
                {label}
              </th>
              {rows.map(({ product, cells }) => {
                const figure = cells[index]
                return <td key={product.code}>{figure ? <Amount {...figure} /> : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
