import { graphql, type PageProps } from 'gatsby'
import type { EntryContext } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { StoryPage } from './story-page'
import { storyPageProps } from './story-props'

export const query = graphql`
  query StoryPage(
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

/** The page of a story: of a customer, or of an innovation. */
export default function StoryTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.StoryPageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page
      context={pageContext}
      frame={data}
      head={{ title, seo, description: abstract, type: 'article' }}
    >
      <StoryPage {...storyPageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
