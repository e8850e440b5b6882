import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { CategoryPage, type CategoryPageProps } from './category-page'
import type { SiteHandle } from '../../sites'
import { catalogueTrail } from '../shared/trail'
import { contactView, productCard } from '../shared/views'

export const query = graphql`
  query CategoryPage($site: String!, $entry: String!, $category: String!) {
    ...Frame
    ...CatalogueTrail
    category: contentProductCategory(id: { eq: $entry }) {
      contentId
      title
      claim
      abstract
      description
      image {
        ...Picture
      }
      seo {
        ...PageSeo
      }
    }
    products: allContentProduct(
      filter: { site: { eq: $site }, category: { code: { eq: $category } } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Card
      }
    }
  }
`

/** Content of a category → the properties of its page. The one mapping for build and preview. */
function categoryPageProps(
  data: NonNullKeys<Queries.CategoryPageQuery, 'category'>,
  site: SiteHandle,
): CategoryPageProps {
  const { title, claim, abstract, description, image } = data.category
  return {
    id: data.category.contentId,
    trail: catalogueTrail(data, site),
    title,
    claim,
    abstract,
    description,
    image,
    products: data.products.nodes.map((product) => productCard(product, site)),
    contact: contactView(data.company),
  }
}

/** The page of a product category. */
export default function CategoryTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.CategoryPageQuery, 'category'>, PageContext>) {
  const { title, seo, claim, abstract } = data.category
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract ?? claim }}>
      <CategoryPage {...categoryPageProps(data, pageContext.site)} />
    </Page>
  )
}
