import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { CategoryPage } from './category-page'
import { categoryPageProps } from './category-props'

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
