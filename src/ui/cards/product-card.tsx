import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './product-card.module.css'
import { Figures } from '../text/figures'
import { Link } from '../controls/link'
import { Picture } from '../media/picture'
import type { ProductCardView } from '../view-models'

interface ProductCardProps {
  readonly product: ProductCardView
  /** The level of the card's heading on its page. */
  readonly heading?: 'h2' | 'h3'
  readonly sizes?: string
  /** How many figures to show; cards of one list look alike with the same number. */
  readonly figures?: number
  /** A line below the name, only in this list. */
  readonly note?: string | null
}

const CARD_SIZES = '(min-width: 80em) 30vw, (min-width: 40em) 46vw, 92vw'

/** A product in a list: the whole card is one link, named by the product. */
export function ProductCard({
  product,
  heading: Heading = 'h3',
  sizes = CARD_SIZES,
  figures = 3,
  note,
}: ProductCardProps) {
  const { t } = useTranslation()
  return (
    <article className={css.card}>
      {product.image ? (
        <Picture image={product.image} sizes={sizes} decorative />
      ) : (
        <div className={css.blank} />
      )}
      <p className={css.category}>{product.categoryTitle}</p>
      <Heading className={css.title}>
        {product.href ? (
          <Link href={product.href} className={css.link}>
            {product.title}
          </Link>
        ) : (
          product.title
        )}
      </Heading>
      {note && <p className={css.category}>{note}</p>}
      {product.abstract && <p className={css.abstract}>{product.abstract}</p>}
      {!product.href && <p className={css.absent}>{t('product.unavailable')}</p>}
      <div className={css.figures}>
        <Figures figures={product.figures.slice(0, figures)} variant="list" />
      </div>
    </article>
  )
}

interface ProductGridProps extends Omit<ProductCardProps, 'product' | 'note'> {
  readonly products: readonly ProductCardView[]
  /** Controls for a product, below its card. */
  readonly below?: (product: ProductCardView) => ReactNode
}

/** Product cards on a grid of three, two or one column. */
export const ProductGrid = ({ products, below, ...rest }: ProductGridProps) => (
  <ul className={css.grid}>
    {products.map((product) => (
      <li key={product.code} className={css.cell}>
        <ProductCard product={product} {...rest} />
        {below?.(product)}
      </li>
    ))}
  </ul>
)
