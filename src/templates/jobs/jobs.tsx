import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import type { showingEntriesOf } from '../composed/shown-in-place'
import type { Found } from '../shared/found'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { JobsPage } from './jobs-page'
import { jobsPageProps } from './jobs-props'

export const query = graphql`
  query JobsPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $rows: [String!]
  ) {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...ComposedPage
    }
    jobs: allContentEntry(filter: { id: { in: $rows } }) {
      nodes {
        ...EntryInPlace
      }
    }
    filters: contentFilterList(site: { eq: $site }, list: { eq: "jobCategories" }) {
      ...FilterOptions
    }
  }
`

/** The page of the open jobs. */
export default function JobsTemplate({
  data,
  pageContext,
}: PageProps<
  Found<Queries.JobsPageQuery, 'entry'>,
  ContextOf<ReturnType<typeof showingEntriesOf>>
>) {
  const { title, abstract, seo } = data.entry
  const props = useMemo(
    () => jobsPageProps(data, pageContext.site, pageContext.rows),
    [data, pageContext],
  )
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <JobsPage {...props} />
    </Page>
  )
}
