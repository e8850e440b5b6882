import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import type { StatefulPlan } from '../entry/entry-state'
import { runsOf } from '../entry/runs'
import type { TenderPageProps } from './tender-page'

/** Content of a tender → what its page draws. The one mapping for build and preview. */
export function tenderPageProps(
  data: EntryPageData,
  site: SiteHandle,
  { state, neighbours }: StatefulPlan,
): TenderPageProps {
  const { blocks, entry, ...props } = entryProps(data, site, neighbours)
  const status = state === 'open' || state === 'closed' ? state : entry.status
  return { ...props, entry: { ...entry, status }, runs: runsOf(blocks) }
}
