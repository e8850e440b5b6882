import { useTranslation } from 'react-i18next'
import type { VersionView } from '../../ui/version-switch'
import { Documents } from '../../ui/documents'
import { ProductGrid } from '../../ui/product-card'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import type {
  ActionView,
  ContactView,
  DocumentView,
  Figure,
  LinkView,
  MediaView,
  ProductCardView,
} from '../../ui/view-models'
import { ContactBand } from '../contact-band'
import type { FeatureView } from './features'
import { Features } from './features'
import { ProductHead } from './product-head'
import { VersionsAndData } from './versions-and-data'

export interface ProductPageProps {
  readonly trail: readonly LinkView[]
  readonly code: string
  readonly title: string
  readonly categoryTitle: string
  readonly claim: string | null
  readonly abstract: string | null
  /** Sanitised HTML. */
  readonly description: string | null
  readonly figures: readonly Figure[]
  /** The product's image first, then its gallery. */
  readonly gallery: readonly MediaView[]
  readonly features: readonly FeatureView[]
  readonly versions: readonly VersionView[]
  readonly documents: readonly DocumentView[]
  readonly related: readonly ProductCardView[]
  readonly actions: readonly ActionView[]
  readonly contact: ContactView
}

/** A machine: what it looks like, what it does, its versions with their data, and whom to ask. */
export function ProductPage(props: ProductPageProps) {
  const { title, description, features, versions, documents, related } = props
  const { t } = useTranslation()
  return (
    <>
      <ProductHead {...props} />
      {description && (
        <Section label={t('product.overview')}>
          <RichText html={description} look="lead" />
        </Section>
      )}
      {features.length > 0 && (
        <Section label={t('product.features')} tone="stone" layout="wide">
          <Features features={features} />
        </Section>
      )}
      <VersionsAndData code={props.code} title={title} versions={versions} />
      {documents.length > 0 && (
        <Section title={t('product.documents')} layout="aside">
          <Documents documents={documents} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('product.related')} layout="wide" tone="stone">
          <ProductGrid products={related} figures={2} />
        </Section>
      )}
      <ContactBand contact={props.contact} subject={title} actions={props.actions} />
    </>
  )
}
