import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { placesPageProps, type MapContext } from './places-props'
import { TechnicalServicePage } from './technical-service-page'

export const query = graphql`
  query TechnicalServicePage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...PlacesPage
    places: allContentLocation(
      filter: { site: { eq: $site }, section: { eq: "authorizedTechnicalService" } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Place
      }
    }
  }
`

/** The partners of the technical service: a directory of cards, the telephone first. */
export default function TechnicalServiceTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.TechnicalServicePageQuery, 'entry'>, MapContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <TechnicalServicePage
        {...placesPageProps(data, ['authorizedTechnicalService'], pageContext.site)}
        map={pageContext.map}
      />
    </Page>
  )
}
