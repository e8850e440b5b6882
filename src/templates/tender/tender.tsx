import { graphql } from 'gatsby'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { entryTemplate } from '../entry/entry-template'
import { TenderPage, type TenderPageProps } from './tender-page'
import { actionsAbout } from '../../features/enquiry'
import type { SiteHandle } from '../../sites'
import { groupBlocksByWidth } from '../entry/group-blocks-by-width'
import type { EntryPlan } from '../entry/variables'

export const query = graphql`
  query TenderPage(
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

/** Content of a tender → the properties of its page. The one mapping for build and preview. */
function tenderPageProps(
  data: EntryPageData,
  site: SiteHandle,
  { state, neighbours }: EntryPlan,
): TenderPageProps {
  const { blocks, entry, ...props } = entryProps(data, site, neighbours)
  const status = state === 'open' || state === 'closed' ? state : entry.status
  const actions = actionsAbout(props.actions, { subject: entry.title })
  return { ...props, actions, entry: { ...entry, status }, groups: groupBlocksByWidth(blocks) }
}

/** The page of a tender or of a project that looks for partners. */
export default entryTemplate(tenderPageProps, TenderPage)
