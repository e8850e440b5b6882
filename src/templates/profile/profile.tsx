import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { ProfilePage } from './profile-page'
import { profilePageProps } from './profile-props'

export const query = graphql`
  query ProfilePage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...ComposedPage
    }
  }
`

/** The page of the company's profile. */
export default function ProfileTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.ProfilePageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <ProfilePage {...profilePageProps(data, pageContext.site)} />
    </Page>
  )
}
