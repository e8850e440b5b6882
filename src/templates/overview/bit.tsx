import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { BitPage } from './bit-page'
import { bitProps } from './bit-props'

export const query = graphql`
  query BitPage(
    $site: String!
    $entry: String!
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $open: [String!]
    $closed: [String!]
  ) {
    ...Frame
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      title
      abstract
      blocks
      seo {
        ...PageSeo
      }
    }
    open: allContentEntry(filter: { id: { in: $open } }, sort: [{ deadline: ASC }, { id: ASC }]) {
      nodes {
        ...EntryCard
        deadline
        facts {
          label
          value
        }
      }
    }
    closed: allContentEntry(
      filter: { id: { in: $closed } }
      sort: [{ deadline: DESC }, { id: ASC }]
    ) {
      nodes {
        ...EntryCard
        deadline
        facts {
          label
          value
        }
      }
    }
  }
`

/** The bureau for technology transfer: its questions, its partners, its results. */
export default function BitTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.BitPageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <BitPage {...bitProps(data, pageContext.site)} />
    </Page>
  )
}
