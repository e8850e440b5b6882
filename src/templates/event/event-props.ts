import { calendarFilePath } from '../../features/calendar-file'
import { actionsAbout } from '../../features/enquiry'
import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { groupBlocksByWidth } from '../entry/group-blocks-by-width'
import type { EventPageProps } from './event-page'
import type { EventPlan } from './variables'

/** Content of an event → the properties of its page. The one mapping for build and preview. */
export function eventPageProps(
  data: EntryPageData,
  site: SiteHandle,
  { state, neighbours, ask }: EventPlan,
): EventPageProps {
  const { blocks, ...props } = entryProps(data, site, neighbours)
  return {
    ...props,
    actions: ask ? [ask] : actionsAbout(props.actions, { subject: data.entry.title }),
    groups: groupBlocksByWidth(blocks),
    state,
    calendar: state === 'upcoming' ? calendarFilePath(site, data.entry) : null,
  }
}
