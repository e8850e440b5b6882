import { actionsAbout } from '../../features/enquiry'
import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { groupBlocksByWidth } from '../entry/group-blocks-by-width'
import type { EntryPlan } from '../entry/variables'
import type { TenderPageProps } from './tender-page'

/** Content of a tender → the properties of its page. The one mapping for build and preview. */
export function tenderPageProps(
  data: EntryPageData,
  site: SiteHandle,
  { state, neighbours }: EntryPlan,
): TenderPageProps {
  const { blocks, entry, ...props } = entryProps(data, site, neighbours)
  const status = state === 'open' || state === 'closed' ? state : entry.status
  const actions = actionsAbout(props.actions, { subject: entry.title })
  return { ...props, actions, entry: { ...entry, status }, groups: groupBlocksByWidth(blocks) }
}
