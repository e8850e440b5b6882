import { graphql, type PageProps } from 'gatsby'
import { Page } from '../page'
import type { PageContext } from '../page-context'
import { ProductPage } from './product-page'
import { productPageProps, type ProductPageData } from './product-props'

export const query = graphql`
  query ProductPage($site: String!, $entry: String!, $related: [String!]) {
    ...Frame
    ...CatalogueTrail
    product: contentProduct(id: { eq: $entry }) {
      code
      title
      claim
      abstract
      description
      category {
        slug
        title
      }
      image {
        ...Picture
      }
      gallery {
        kind
        caption
        image {
          ...Picture
        }
        sources {
          src
          type
        }
      }
      figures {
        label
        value
        unit
      }
      features {
        title
        text
        image {
          ...Picture
        }
      }
      versions {
        code
        title
        abstract
        figures {
          label
          value
          unit
        }
      }
      documents {
        title
        url
        type
        size
        language
      }
      actions {
        label
        actionUrl
        actionFile {
          url
        }
        actionPage {
          section
          slug
        }
      }
      seo {
        ...PageSeo
      }
    }
    related: allContentProduct(
      filter: { site: { eq: $site }, code: { in: $related } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Card
      }
    }
  }
`

/** The page of a product. */
export default function ProductTemplate({
  data,
  pageContext,
}: PageProps<ProductPageData, PageContext>) {
  const { title, seo, claim, abstract } = data.product
  return (
    <Page
      context={pageContext}
      frame={data}
      head={{ title, seo, description: abstract ?? claim, type: 'product' }}
    >
      <ProductPage {...productPageProps(data, pageContext.site)} />
    </Page>
  )
}
