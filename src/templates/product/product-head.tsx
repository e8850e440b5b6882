import { useTranslation } from 'react-i18next'
import * as css from './product-head.module.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { Figures } from '../../ui/text/figures'
import { Gallery } from '../../ui/media/gallery'
import { ButtonLink } from '../../ui/controls/button'
import { Link } from '../../ui/controls/link'
import type { ActionView, Figure, LinkView, MediaView } from '../../ui/view-models'

/** How many figures the chain can hold and still be read. */
const MAX_FIGURES = 5

export interface ProductHeadProps {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly categoryTitle: string
  readonly claim: string | null
  readonly abstract: string | null
  readonly figures: readonly Figure[]
  /** The product's image first, then its gallery. */
  readonly gallery: readonly MediaView[]
  /** The calls to action; the first is beside the name. */
  readonly actions: readonly ActionView[]
}

/** Opens the product page: name and claim, the machine on its field, its figures as dimensions. */
export function ProductHead(props: ProductHeadProps) {
  const { trail, title, categoryTitle, claim, abstract, figures, gallery } = props
  const [action] = props.actions
  const { t } = useTranslation()
  return (
    <>
      <div className={css.head} data-picture={gallery.length > 0}>
        <div className={css.content}>
          <Breadcrumbs trail={trail} current={title} />
          <div className={css.name}>
            <p className={css.category}>{categoryTitle}</p>
            <h1 className={css.title}>{title}</h1>
          </div>
          <div className={css.foot}>
            {claim && <p className={css.claim}>{claim}</p>}
            {abstract && <p className={css.abstract}>{abstract}</p>}
            <p className={css.ways}>
              {action && <ButtonLink {...action} />}
              <Link href="#technical-data" className={css.jump}>
                {t('product.technicalData')}
              </Link>
            </p>
          </div>
        </div>
        {gallery.length > 0 && (
          <div className={css.gallery}>
            <Gallery items={gallery} label={t('product.gallery', { product: title })} />
          </div>
        )}
      </div>
      {figures.length > 0 && (
        <div className={css.figures}>
          <Figures figures={figures.slice(0, MAX_FIGURES)} />
        </div>
      )}
    </>
  )
}
