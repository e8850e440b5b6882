import { graphql } from 'gatsby'
import { listingTemplate } from './listing-template'
import { Articles } from './variants/articles'

export const query = graphql`
  query ArticlesList(
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

export default listingTemplate(Articles)
