import { graphql } from 'gatsby'
import { composedTemplate } from '../composed/composed-template'
import { FaqPage } from './faq-page'
import { faqPageProps } from './faq-props'

export const query = graphql`
  query FaqPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...ComposedData
  }
`

/** The page of questions and answers. */
export default composedTemplate(faqPageProps, FaqPage)
