import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { HomePage } from './home-page'
import { homePageProps } from './home-props'
import type { homeVariables } from './variables'

export const query = graphql`
  query HomePage(
    $site: String!
    $entry: String!
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $news: [String!]
    $careers: String
  ) {
    ...Frame
    ...BlocksData
    organization: contentCompanyInfo(site: { eq: $site }) {
      name
      shortName
      legalName
      vat
      description
      foundingYear
      logo {
        ...Picture
      }
      phones {
        label
        number
      }
      emails {
        email
      }
      address {
        street
        postalCode
        town
        region
        country
      }
      socials {
        facebook
        linkedin
        youtube
      }
    }
    entry: contentEntry(id: { eq: $entry }) {
      title
      blocks
      seo {
        ...PageSeo
      }
    }
    news: allContentEntry(filter: { id: { in: $news } }, sort: [{ date: DESC }, { id: ASC }]) {
      nodes {
        ...EntryCard
      }
    }
    industries: contentFilterList(site: { eq: $site }, list: { eq: "industriesCategories" }) {
      ...FilterOptions
    }
    careers: contentEntry(id: { eq: $careers }) {
      ...EntryCard
    }
  }
`

/** The home page of a site. */
export default function HomeTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.HomePageQuery, 'entry'>, ContextOf<typeof homeVariables>>) {
  const { title, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo }}>
      <HomePage {...homePageProps(data, pageContext.site, pageContext)} />
    </Page>
  )
}
