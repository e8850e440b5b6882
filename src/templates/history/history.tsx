import { graphql } from 'gatsby'
import { composedTemplate } from '../composed/composed-template'
import { HistoryPage } from './history-page'
import { historyPageProps } from './history-props'

export const query = graphql`
  query HistoryPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...ComposedData
    filters: contentFilterList(site: { eq: $site }, list: { eq: "timelineMilestonesCategories" }) {
      ...FilterOptions
    }
  }
`

/** The page of the company's history. */
export default composedTemplate(historyPageProps, HistoryPage)
