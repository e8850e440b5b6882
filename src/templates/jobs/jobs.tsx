import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { JobsPage } from './jobs-page'
import { jobsPageProps } from './jobs-props'
import type { jobsVariables } from './variables'

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
    ...ComposedData
    jobs: allContentEntry(filter: { id: { in: $rows } }, sort: { id: ASC }) {
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
}: PageProps<NonNullKeys<Queries.JobsPageQuery, 'entry'>, ContextOf<typeof jobsVariables>>) {
  const { title, abstract, seo } = data.entry
  const props = useMemo(() => jobsPageProps(data, pageContext), [data, pageContext])
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <JobsPage {...props} />
    </Page>
  )
}
