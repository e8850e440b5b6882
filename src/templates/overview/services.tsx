import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { ServicesPage } from './services-page'
import { servicesProps } from './services-props'
import type { servicesVariables } from './services-variables'

export const query = graphql`
  query ServicesPage(
    $site: String!
    $entry: String!
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $shelved: [String!]
  ) {
    ...Frame
    ...BlocksData
    company: contentCompanyInfo(site: { eq: $site }) {
      phones {
        label
        number
        href
      }
    }
    entry: contentEntry(id: { eq: $entry }) {
      title
      abstract
      blocks
      seo {
        ...PageSeo
      }
    }
    shelved: allContentEntry(filter: { id: { in: $shelved } }, sort: [{ date: ASC }, { id: ASC }]) {
      nodes {
        ...EntryCard
      }
    }
  }
`

/** The services: help for a machine that stands still, and prevention. */
export default function ServicesTemplate({
  data,
  pageContext,
}: PageProps<
  NonNullKeys<Queries.ServicesPageQuery, 'entry'>,
  ContextOf<typeof servicesVariables>
>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <ServicesPage {...servicesProps(data, pageContext.site, pageContext)} />
    </Page>
  )
}
