import { graphql, type PageProps } from 'gatsby'
import type { EntryContext } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { FeaturePage } from './feature-page'
import { featurePageProps } from './feature-props'

export const query = graphql`
  query FeaturePage(
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

/**
 * The page about an offer or a subject of the company: a service, a field of engineering, a theme.
 */
export default function FeatureTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.FeaturePageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <FeaturePage {...featurePageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
