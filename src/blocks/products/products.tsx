import { ButtonLink } from '../../ui/button'
import { ProductGrid } from '../../ui/product-card'
import { Section } from '../../ui/section'
import type { ProductsView } from '../view-models'

/** Chosen machines. Nothing when none of them exists in this site. */
export const ProductsBlock = ({ block }: { block: ProductsView }) =>
  block.products.length === 0 ? null : (
    <Section
      label={block.preTitle}
      title={block.title}
      layout="wide"
      action={block.action && <ButtonLink kind="text" {...block.action} />}
    >
      <ProductGrid products={block.products} />
    </Section>
  )
