import { graphql } from 'gatsby'
import { listingTemplate } from './listing-template'
import { Agenda } from './variants/agenda'

export const query = graphql`
  query AgendaList(
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

export default listingTemplate(Agenda)
