import { graphql } from 'gatsby'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { entryTemplate } from '../entry/entry-template'
import type { EntryPlan } from '../entry/variables'
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

/** Content of a story → the properties of its page. The one mapping for build and preview. */
function storyPageProps(
  data: EntryPageData,
  site: SiteHandle,
  { neighbours: ids }: EntryPlan,
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
export default entryTemplate(storyPageProps, StoryPage, 'article')
