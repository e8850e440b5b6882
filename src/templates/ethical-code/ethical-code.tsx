import { graphql } from 'gatsby'
import { composedTemplate } from '../composed/composed-template'
import { EthicalCodePage } from './ethical-code-page'
import { ethicalCodeProps } from './ethical-code-props'

export const query = graphql`
  query EthicalCodePage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...ComposedData
    entry: contentEntry(id: { eq: $entry }) {
      document {
        ...File
      }
    }
  }
`

/** The page of the ethical code. */
export default composedTemplate(ethicalCodeProps, EthicalCodePage)
