import { graphql } from 'gatsby'
import { entryTemplate } from '../entry/entry-template'
import { ArticlePage } from './article-page'
import { textProps } from '../entry/text-props'

export const query = graphql`
  query ArticlePage(
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

/** The page of an article, of news or of a press release. */
export default entryTemplate(textProps, ArticlePage, 'article')
