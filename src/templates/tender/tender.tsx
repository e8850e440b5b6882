import { graphql, type PageProps } from 'gatsby'
import { type EntryContext, entryProps, type EntryPageData } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
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
export default function TenderTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.TenderPageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <TenderPage {...tenderPageProps(data, pageContext.site, pageContext)} />
    </Page>
  )
}
