import { graphql } from 'gatsby'
import { composedTemplate } from '../composed/composed-template'
import { SupportPage } from './support-page'
import { supportPageProps } from './support-props'

export const query = graphql`
  query SupportPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...ComposedData
    reach: contentCompanyInfo(site: { eq: $site }) {
      ...Reach
    }
  }
`

/** Spare parts and assistance: pages whose purpose is their form. */
export default composedTemplate(supportPageProps, SupportPage)
