import { graphql, type PageProps } from 'gatsby'
import type { EntryContext } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { TenderPage } from './tender-page'
import { tenderPageProps } from './tender-props'

export const query = graphql`
  query TenderPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $neighbours: [String!]
  ) {
    ...EntryData
  }
`

/** The page of a tender or of a project that looks for partners. */
export default function TenderTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.TenderPageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <TenderPage {...tenderPageProps(data, pageContext.site, pageContext)} />
    </Page>
  )
}
