import { graphql, type PageProps } from 'gatsby'
import { composedProps } from '../composed/composed-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { ResearchPage } from './research-page'

export const query = graphql`
  query ResearchPage(
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
  }
`

/** The page of research and development. */
export default function ResearchTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.ResearchPageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <ResearchPage {...composedProps(data, pageContext.site)} />
    </Page>
  )
}
