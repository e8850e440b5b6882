import { graphql, type PageProps } from 'gatsby'
import { type EntryContext, entryProps, type EntryPageData } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { StoryPage, type StoryPageProps } from './story-page'
import type { SiteHandle } from '../../sites'
import { groupBlocksByWidth } from '../entry/group-blocks-by-width'

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

/**
 * Content of a story → the properties of its page. The one mapping for build and preview.
 *
 * @param ids the ids of the stories to read on with
 */
function storyPageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): StoryPageProps {
  const { blocks, neighbours, ...props } = entryProps(data, site, ids)
  return {
    ...props,
    // Figures and quotes get the full width.
    groups: groupBlocksByWidth(blocks, ['figures', 'quote']),
    next: neighbours[0] ?? null,
  }
}

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
