import { graphql } from 'gatsby'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { entryTemplate } from '../entry/entry-template'
import type { EntryPlan } from '../entry/variables'
import { ArticlePage, type ArticlePageProps } from './article-page'
import type { SiteHandle } from '../../sites'
import { contentsOf, groupBlocksByWidth } from '../entry/group-blocks-by-width'

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

/** Content of an article → the properties of its page. The one mapping for build and preview. */
function articlePageProps(
  data: EntryPageData,
  site: SiteHandle,
  { neighbours }: EntryPlan,
): ArticlePageProps {
  const { blocks, ...props } = entryProps(data, site, neighbours)
  const groups = groupBlocksByWidth(blocks)
  return { ...props, groups, contents: contentsOf(groups) }
}

/** The page of an article, of news or of a press release. */
export default entryTemplate(articlePageProps, ArticlePage, 'article')
