import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { HistoryPage } from './history-page'
import { historyPageProps } from './history-props'

export const query = graphql`
  query HistoryPage(
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
    filters: contentFilterList(site: { eq: $site }, list: { eq: "timelineMilestonesCategories" }) {
      ...FilterOptions
    }
  }
`

/** The page of the company's history. */
export default function HistoryTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.HistoryPageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  const props = useMemo(() => historyPageProps(data, pageContext.site), [data, pageContext.site])
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <HistoryPage {...props} />
    </Page>
  )
}
