import { useTranslation } from 'react-i18next'
import { CompareToggle } from '../../features/compare/toggle'
import { ButtonLink } from '../../ui/controls/button'
import { ProductGrid } from '../../ui/cards/product-card'
import { Section } from '../../ui/layout/section'
import type { ProductsView } from '../view-models'

/** Chosen machines. */
export function ProductsBlock({ block }: { block: ProductsView }) {
  const { t } = useTranslation()
  return (
    <Section
      label={block.preTitle}
      title={block.title ?? t('catalogue.suitable')}
      layout="wide"
      action={block.action && <ButtonLink kind="text" {...block.action} />}
    >
      <ProductGrid
        products={block.products}
        below={({ code, title }) => <CompareToggle code={code} title={title} />}
      />
    </Section>
  )
}
