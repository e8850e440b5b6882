import { graphql } from 'gatsby'
import { entryTemplate } from '../entry/entry-template'
import { LegalPage } from './legal-page'
import { textProps } from '../entry/text-props'

export const query = graphql`
  query LegalPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $neighbours: [String!]
  ) {
    ...EntryData
  }
`

/** The page of a notice: privacy, cookies, terms. */
export default entryTemplate(textProps, LegalPage)
