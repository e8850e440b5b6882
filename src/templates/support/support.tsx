import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { SupportPage } from './support-page'
import { supportPageProps } from './support-props'

export const query = graphql`
  query SupportPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...ComposedPage
    }
    reach: contentCompanyInfo(site: { eq: $site }) {
      ...Reach
    }
  }
`

/** Spare parts and assistance: pages whose purpose is their form. */
export default function SupportTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.SupportPageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <SupportPage {...supportPageProps(data, pageContext.site)} />
    </Page>
  )
}
