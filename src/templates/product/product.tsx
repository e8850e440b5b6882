import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { ProductPage } from './product-page'
import { productPageProps } from './product-props'
import { useChosenVersion } from './use-chosen-version'
import type { productVariables } from './variables'

export const query = graphql`
  query ProductPage($site: String!, $entry: String!, $related: [String!], $stories: [String!]) {
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
        ...Figure
      }
      features {
        title
        text
        image {
          ...Picture
        }
        figures {
          ...Figure
        }
      }
      versions {
        code
        title
        abstract
        figures {
          ...Figure
        }
      }
      documents {
        ...File
      }
      actions {
        ...Action
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
    stories: allContentEntry(filter: { id: { in: $stories } }, sort: { id: ASC }) {
      nodes {
        id
        ...EntryCard
      }
    }
  }
`

/** The page of a product. */
export default function ProductTemplate({
  data,
  pageContext,
}: PageProps<
  NonNullKeys<Queries.ProductPageQuery, 'product'>,
  ContextOf<typeof productVariables>
>) {
  const { seo, claim, abstract, versions } = data.product
  // The tab, a bookmark and the history show the version in their title.
  const { asked } = useChosenVersion(versions)
  return (
    <Page
      context={pageContext}
      frame={data}
      head={{
        title: (asked ?? data.product).title,
        seo,
        description: abstract ?? claim,
        type: 'product',
      }}
    >
      <ProductPage
        {...productPageProps(data, pageContext.site, pageContext.stories)}
        facts={pageContext.facts}
        drawings={pageContext.drawings}
      />
    </Page>
  )
}
