import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { HeadquarterPage } from './headquarter-page'
import { headquarterProps } from './headquarter-props'
import type { AskingContext } from './places-props'

export const query = graphql`
  query HeadquarterPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...PlacesPage
    places: allContentLocation(
      filter: { site: { eq: $site }, section: { eq: "headquarter" } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Place
        openingHours
      }
    }
    departments: contentCompanyInfo(site: { eq: $site }) {
      phones {
        label
        number
        href
      }
      emails {
        label
        email
      }
    }
    offers: contentForms(site: { eq: $site }) {
      formPurposes {
        purpose
        formName
        embedCode
        formCategories {
          slug
        }
        forms {
          code
        }
      }
    }
  }
`

/** The headquarters: as a letterhead, with the map beside it. */
export default function HeadquarterTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.HeadquarterPageQuery, 'entry'>, AskingContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <HeadquarterPage
        {...headquarterProps(data, pageContext.site)}
        map={pageContext.map}
        answers={pageContext.answers}
      />
    </Page>
  )
}
