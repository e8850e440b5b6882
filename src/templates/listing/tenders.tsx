import { graphql } from 'gatsby'
import { listingTemplate } from './listing-template'
import { Tenders } from './variants/tenders'

export const query = graphql`
  query TendersList(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $ids: [String!]
  ) {
    ...ListingData
  }
`

export default listingTemplate(Tenders)
