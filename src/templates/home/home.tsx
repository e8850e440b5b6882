import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../page-context'
import { Page } from '../page'
import { HomePage } from './home-page'
import { homePageProps, type HomeData } from './home-props'

export const query = graphql`
  query HomePage(
    $site: String!
    $entry: String!
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...Frame
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      title
      blocks
      seo {
        ...PageSeo
      }
    }
  }
`

/** The home page of a site. */
export default function HomeTemplate({ data, pageContext }: PageProps<HomeData, PageContext>) {
  const { title, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo }}>
      <HomePage {...homePageProps(data, pageContext.site)} />
    </Page>
  )
}
