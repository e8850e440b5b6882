import { graphql, type PageProps } from 'gatsby'
import type { EntryContext } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { LegalPage } from './legal-page'
import { legalPageProps } from './legal-props'

export const query = graphql`
  query LegalPage(
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

/** The page of a notice: privacy, cookies, terms. */
export default function LegalTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.LegalPageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <LegalPage {...legalPageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
