import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { EthicalCodePage } from './ethical-code-page'
import { ethicalCodeProps } from './ethical-code-props'

export const query = graphql`
  query EthicalCodePage(
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
      document {
        ...File
      }
    }
  }
`

/** The page of the ethical code. */
export default function EthicalCodeTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.EthicalCodePageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <EthicalCodePage {...ethicalCodeProps(data, pageContext.site)} />
    </Page>
  )
}
