import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../page-context'
import { Page } from '../page'
import { HomePage } from './home-page'
import { homePageProps, type HomeData } from './home-props'

export const query = graphql`
  query HomePage($site: String!, $entry: String!, $products: [String!], $entries: [String!]) {
    ...Frame
    entry: contentEntry(id: { eq: $entry }) {
      title
      blocks
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
    counts: allContentProduct(filter: { site: { eq: $site } }) {
      group(field: { category: { code: SELECT } }) {
        code: fieldValue
        count: totalCount
      }
    }
    products: allContentProduct(
      filter: { site: { eq: $site }, code: { in: $products } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Card
      }
    }
    entries: allContentEntry(filter: { site: { eq: $site }, id: { in: $entries } }) {
      nodes {
        ...EntryCard
      }
    }
  }
`

/** The home page of a site. */
export default function HomeTemplate({ data, pageContext }: PageProps<HomeData, PageContext>) {
  const { title, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo }}>
      <HomePage {...homePageProps(data, pageContext.site)} />
    </Page>
  )
}
