import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { BranchesPage } from './branches-page'
import { placesPageProps, type MapContext } from './places-props'

export const query = graphql`
  query BranchesPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...PlacesPage
    places: allContentLocation(
      filter: { site: { eq: $site }, section: { eq: "branches" } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Place
        openingHours
      }
    }
  }
`

/** The branches: a list and a map in step, searched by text, country, service and distance. */
export default function BranchesTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.BranchesPageQuery, 'entry'>, MapContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <BranchesPage
        {...placesPageProps(data, ['branches'], pageContext.site)}
        map={pageContext.map}
      />
    </Page>
  )
}
