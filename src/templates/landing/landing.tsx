import { graphql, type PageProps } from 'gatsby'
import type { EntryContext } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { LandingPage } from './landing-page'
import { landingPageProps } from './landing-props'

export const query = graphql`
  query LandingPage(
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

/** The page of a campaign. */
export default function LandingTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.LandingPageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <LandingPage {...landingPageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
