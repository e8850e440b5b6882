import { useTranslation } from 'react-i18next'
import { compareRange, ComparisonTable } from '../../features/compare'
import { RichText } from '../../ui/text/rich-text'
import { LinkRows, type LinkRowView } from '../../ui/controls/link-rows'
import { Section } from '../../ui/layout/section'
import type { ContactView, ImageView, LinkView, ProductCardView } from '../../ui/view-models'
import { CatalogueFilter } from '../catalogue/catalogue-filter'
import { ContactBand } from '../shared/contact-band'
import { PageHead } from '../shared/page-head'
import { MachineRow } from './machine-row'

export interface CategoryPageProps {
  /** The id of the category in the catalogue's facets. */
  readonly id: string
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly claim: string | null
  readonly abstract: string | null
  /** Sanitised HTML. */
  readonly description: string | null
  readonly image: ImageView | null
  readonly products: readonly ProductCardView[]
  readonly contact: ContactView
}

/** Machines that are shown with picture and figures; later ones only by their names. */
const ROWS = 24

const asLinkRow = ({ code, title, href }: ProductCardView): LinkRowView[] =>
  href === null ? [] : [{ key: code, label: title, href }]

/** A product category: its use, its machines one by one, and their figures side by side. */
export function CategoryPage(props: CategoryPageProps) {
  const { id, trail, title, claim, abstract, description, image, products, contact } = props
  const { t } = useTranslation()
  const comparison = compareRange(products)
  const rows = products.filter(({ href }, index) => index < ROWS || href === null)
  return (
    <>
      <PageHead trail={trail} title={title} claim={claim} text={abstract} image={image} />
      {description && (
        <Section label={title}>
          <RichText html={description} variant="lead" />
        </Section>
      )}
      <CatalogueFilter category={id}>
        <Section
          label={t('catalogue.products', { count: products.length })}
          title={t('catalogue.range')}
          layout="wide"
        >
          {rows.map((product) => (
            <MachineRow key={product.code} product={product} />
          ))}
          <LinkRows
            rows={products.filter((product) => !rows.includes(product)).flatMap(asLinkRow)}
            heading="h3"
          />
          {products.length === 0 && <p>{t('catalogue.empty')}</p>}
        </Section>
        {comparison && (
          <Section title={t('catalogue.comparison')} tone="stone" layout="wide">
            <ComparisonTable label={t('catalogue.comparison')} comparison={comparison} />
          </Section>
        )}
      </CatalogueFilter>
      <ContactBand contact={contact} subject={title} />
    </>
  )
}
