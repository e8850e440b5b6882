import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import type { Found } from '../shared/found'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { ListingPage } from './listing-page'
import { listingHead, listingPageProps } from './listing-props'
import type { listingVariables } from './variables'

export const query = graphql`
  query ListingPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $ids: [String!]
  ) {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...ComposedPage
    }
    items: allContentEntry(filter: { id: { in: $ids } }) {
      nodes {
        id
        ...EntryCard
        externalUrl
        facts {
          label
          value
        }
        document {
          url
        }
      }
    }
  }
`

/** A page of a section's list: what its editors composed, and its entries. */
export default function ListingTemplate({
  data,
  pageContext,
}: PageProps<Found<Queries.ListingPageQuery, 'entry'>, ContextOf<typeof listingVariables>>) {
  const { t } = useTranslation()
  const { site, listing } = pageContext
  const { page, pages } = listing
  const head = listingHead(data, listing, t('listing.page', { page, pages }))
  return (
    <Page context={pageContext} frame={data} head={head}>
      <ListingPage {...listingPageProps(data, site, listing)} />
    </Page>
  )
}
