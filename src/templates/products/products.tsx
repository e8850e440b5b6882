import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { ProductsPage } from './products-page'
import { productsPageProps } from './products-props'
import type { productsVariables } from './variables'

export const query = graphql`
  query ProductsPage($site: String!, $entry: String!) {
    ...Frame
    ...CatalogueTrail
    entry: contentEntry(id: { eq: $entry }) {
      title
      abstract
      image {
        ...Picture
      }
      seo {
        ...PageSeo
      }
    }
    categories: allContentProductCategory(
      filter: { site: { eq: $site } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Category
      }
    }
    products: allContentProduct(filter: { site: { eq: $site } }, sort: { position: ASC }) {
      nodes {
        title
        slug
        category {
          code
        }
      }
    }
  }
`

/** The first page of the catalogue. */
export default function ProductsTemplate({
  data,
  pageContext,
}: PageProps<
  NonNullKeys<Queries.ProductsPageQuery, 'entry'>,
  ContextOf<typeof productsVariables>
>) {
  const { title, seo, abstract } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <ProductsPage {...productsPageProps(data, pageContext.site, pageContext.groups)} />
    </Page>
  )
}
