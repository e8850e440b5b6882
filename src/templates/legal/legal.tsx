import { graphql } from 'gatsby'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { entryTemplate } from '../entry/entry-template'
import type { EntryPlan } from '../entry/variables'
import { LegalPage, type LegalPageProps } from './legal-page'
import type { SiteHandle } from '../../sites'
import { contentsOf, groupBlocksByWidth } from '../entry/group-blocks-by-width'

export const query = graphql`
  query LegalPage(
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

/** Content of a notice → the properties of its page. The one mapping for build and preview. */
function legalPageProps(
  data: EntryPageData,
  site: SiteHandle,
  { neighbours }: EntryPlan,
): LegalPageProps {
  const { blocks, ...props } = entryProps(data, site, neighbours)
  const groups = groupBlocksByWidth(blocks)
  return { ...props, groups, contents: contentsOf(groups) }
}

/** The page of a notice: privacy, cookies, terms. */
export default entryTemplate(legalPageProps, LegalPage)
