import { graphql, type PageProps } from 'gatsby'
import type { AskingContext } from '../contacts/places-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { WorldwidePage } from './worldwide-page'
import { worldwideProps } from './worldwide-props'

export const query = graphql`
  query WorldwidePage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...PlacesPage
    places: allContentLocation(filter: { site: { eq: $site } }, sort: { position: ASC }) {
      nodes {
        ...Place
      }
    }
    kinds: allContentEntry(
      filter: {
        site: { eq: $site }
        section: { in: ["headquarter", "branches", "authorizedTechnicalService"] }
        handle: { ne: null }
      }
      sort: { section: ASC }
    ) {
      nodes {
        section
        title
      }
    }
  }
`

/** The company in the world: all its places on the map, region by region. */
export default function WorldwideTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.WorldwidePageQuery, 'entry'>, AskingContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <WorldwidePage
        {...worldwideProps(data, pageContext.site)}
        map={pageContext.map}
        answers={pageContext.answers}
      />
    </Page>
  )
}
