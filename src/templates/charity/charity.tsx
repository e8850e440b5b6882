import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import type { showingEntriesOf } from '../composed/shown-in-place'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { CharityPage } from './charity-page'
import { charityPageProps } from './charity-props'

export const query = graphql`
  query CharityPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $rows: [String!]
  ) {
    ...ComposedData
    projects: allContentEntry(filter: { id: { in: $rows } }, sort: { id: ASC }) {
      nodes {
        ...EntryInPlace
      }
    }
    filters: contentFilterList(site: { eq: $site }, list: { eq: "charityProjectsCategories" }) {
      ...FilterOptions
    }
  }
`

/** The page of the social projects. */
export default function CharityTemplate({
  data,
  pageContext,
}: PageProps<
  NonNullKeys<Queries.CharityPageQuery, 'entry'>,
  ContextOf<ReturnType<typeof showingEntriesOf>>
>) {
  const { title, abstract, seo } = data.entry
  const props = useMemo(
    () => charityPageProps(data, pageContext.site, pageContext.rows),
    [data, pageContext],
  )
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <CharityPage {...props} />
    </Page>
  )
}
