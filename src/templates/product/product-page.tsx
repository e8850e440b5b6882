import { useTranslation } from 'react-i18next'
import { CompareToggle } from '../../features/compare/toggle'
import { actionsAbout } from '../../features/enquiry'
import { Documents } from '../../ui/text/documents'
import { EntryGrid, type EntryCardView } from '../../ui/cards/entry-card'
import { ProductGrid } from '../../ui/cards/product-card'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import type { VersionView } from '../../ui/controls/version-switch'
import type { ContactView, DocumentView, ProductCardView } from '../../ui/view-models'
import { ContactBand } from '../shared/contact-band'
import type { FeatureView } from './features'
import { Features } from './features'
import { ProductBar } from './product-bar'
import { ProductHead, type ProductHeadProps } from './product-head'
import type { DrawingView } from './product-drawings'
import type { FactsView } from './product-facts'
import { useChosenVersion } from './use-chosen-version'
import { versionFigures } from './version-figures'
import { VersionsAndData } from './versions-and-data'

export interface ProductPageProps extends ProductHeadProps {
  readonly code: string
  /** Sanitised HTML. */
  readonly description: string | null
  readonly features: readonly FeatureView[]
  readonly versions: readonly VersionView[]
  readonly documents: readonly DocumentView[]
  /** Pages about the product at work. */
  readonly stories: readonly EntryCardView[]
  readonly related: readonly ProductCardView[]
  readonly contact: ContactView
  /** The facts for buyers. */
  readonly facts?: FactsView | undefined
  /** The dimension drawings of the versions, in their order. */
  readonly drawings?: readonly (DrawingView | null)[] | undefined
}

/** A product's facts for buyers, with links to further pages. */
const Facts = ({ rows }: Pick<FactsView, 'rows'>) => (
  <RichText>
    <table>
      <tbody>
        {rows.map(({ title, text, href }) => (
          <tr key={title}>
            <th scope="row">{href === null ? title : <a href={href}>{title}</a>}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </RichText>
)

/** A machine: its pictures, its features, its versions with their data, and the contact. */
export function ProductPage(props: ProductPageProps) {
  const { code, title, description, features, versions, documents, facts, stories, related } = props
  const { t } = useTranslation()
  const { asked, chosen, choose } = useChosenVersion(versions)
  const name = (asked ?? props).title
  const fields = { product: title, ...(asked && { version: asked.title }) }
  const actions = actionsAbout(props.actions, fields)
  const figures = versionFigures(props.figures, chosen?.figures)
  const anchors = [
    description !== null && { id: 'overview', label: t('product.overview') },
    features.length > 0 && { id: 'features', label: t('product.features') },
    versions.length > 1 && { id: 'versions', label: t('product.versions') },
    { id: 'technical-data', label: t('product.technicalData') },
    documents.length > 0 && { id: 'documents', label: t('product.documents') },
    facts && { id: 'facts', label: facts.title },
    stories.length > 0 && { id: 'stories', label: t('product.stories') },
  ].filter((anchor) => !!anchor)
  return (
    <>
      <ProductHead {...props} figures={figures} actions={actions} />
      <ProductBar title={name} anchors={anchors} action={actions[0]} />
      {description && (
        <Section id="overview" label={t('product.overview')}>
          <RichText html={description} variant="lead" />
        </Section>
      )}
      {features.length > 0 && (
        <Section id="features" title={t('product.features')} tone="stone" layout="wide">
          <Features features={features} />
        </Section>
      )}
      <VersionsAndData
        code={code}
        title={title}
        versions={versions}
        productFigures={props.figures}
        chosen={chosen}
        onChoose={choose}
        figures={figures}
        drawings={props.drawings}
      />
      {documents.length > 0 && (
        <Section id="documents" title={t('product.documents')} onPaper={false}>
          <Documents documents={documents} />
        </Section>
      )}
      {facts && (
        <Section id="facts" title={facts.title}>
          <Facts rows={facts.rows} />
        </Section>
      )}
      {stories.length > 0 && (
        <Section id="stories" title={t('product.stories')} layout="wide" onPaper={false}>
          <EntryGrid entries={stories} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('product.related')} layout="wide" tone="stone" onPaper={false}>
          <ProductGrid
            products={related}
            figures={2}
            below={(product) => <CompareToggle code={product.code} title={product.title} />}
          />
        </Section>
      )}
      <ContactBand contact={props.contact} subject={name} fields={fields} actions={actions} />
    </>
  )
}
