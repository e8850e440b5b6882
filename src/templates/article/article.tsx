import { graphql, type PageProps } from 'gatsby'
import { type EntryContext, entryProps, type EntryPageData } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
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

/**
 * Content of an article → the properties of its page. The one mapping for build and preview.
 *
 * @param ids the ids of the articles to read on with
 */
function articlePageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): ArticlePageProps {
  const { blocks, ...props } = entryProps(data, site, ids)
  const groups = groupBlocksByWidth(blocks)
  return { ...props, groups, contents: contentsOf(groups) }
}

/** The page of an article, of news or of a press release. */
export default function ArticleTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.ArticlePageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page
      context={pageContext}
      frame={data}
      head={{ title, seo, description: abstract, type: 'article' }}
    >
      <ArticlePage {...articlePageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
