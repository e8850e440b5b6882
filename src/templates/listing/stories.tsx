import { graphql } from 'gatsby'
import { listingTemplate } from './listing-template'
import { Stories } from './variants/stories'

export const query = graphql`
  query StoriesList(
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

export default listingTemplate(Stories)
