import { graphql, type PageProps } from 'gatsby'
import type { EntryContext } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { ArticlePage } from './article-page'
import { articlePageProps } from './article-props'

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
