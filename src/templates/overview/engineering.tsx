import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { EngineeringPage } from './engineering-page'
import { overviewProps } from './overview-props'

export const query = graphql`
  query EngineeringPage(
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
      abstract
      blocks
      seo {
        ...PageSeo
      }
    }
  }
`

/** Machines and plants that are in no catalogue, from the survey to the start-up. */
export default function EngineeringTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.EngineeringPageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <EngineeringPage {...overviewProps(data, pageContext.site)} />
    </Page>
  )
}
