import { useTranslation } from 'react-i18next'
import * as css from './machine-row.module.css'
import { CompareToggle } from '../../features/compare/toggle'
import { Figures } from '../../ui/text/figures'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import type { ProductCardView } from '../../ui/view-models'

/** Figures of one machine; the comparison below the range has more. */
const FIGURES = 4

const SIZES = '(min-width: 64em) 46vw, 92vw'

/** A machine of the range: its picture over half the sheet, and a description beside it. */
export function MachineRow({ product }: { product: ProductCardView }) {
  const { code, title, href, image, abstract, figures } = product
  const { t } = useTranslation()
  return (
    <article className={css.row}>
      <div className={css.picture}>
        {image && <Picture image={image} sizes={SIZES} ratio="fill" decorative />}
      </div>
      <div className={css.content}>
        <h3 className={css.title}>
          {href ? (
            <Link href={href} className={css.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {abstract && <p className={css.abstract}>{abstract}</p>}
        {!href && <p>{t('product.unavailable')}</p>}
        <div className={css.figures}>
          <Figures figures={figures.slice(0, FIGURES)} variant="list" />
        </div>
        <CompareToggle code={code} title={title} />
      </div>
    </article>
  )
}
