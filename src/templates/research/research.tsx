import { graphql } from 'gatsby'
import { composedProps } from '../composed/composed-props'
import { composedTemplate } from '../composed/composed-template'
import { ResearchPage } from './research-page'

export const query = graphql`
  query ResearchPage(
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

/** The page of research and development. */
export default composedTemplate(composedProps, ResearchPage)
