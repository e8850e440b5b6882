import { graphql } from 'gatsby'
import { listingTemplate } from './listing-template'
import { News } from './variants/news'

export const query = graphql`
  query NewsList(
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

export default listingTemplate(News)
