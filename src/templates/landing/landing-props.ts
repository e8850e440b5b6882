import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import type { EntryPlan } from '../entry/variables'
import type { LandingPageProps } from './landing-page'

/**
 * Content of a campaign's page → its properties. The one mapping for build and preview. If the
 * editor composed no opening, it has the entry's own title, picture and actions.
 */
export function landingPageProps(
  data: EntryPageData,
  site: SiteHandle,
  { neighbours }: Pick<EntryPlan, 'neighbours'>,
): LandingPageProps {
  const { blocks, entry, image, actions, ...props } = entryProps(data, site, neighbours)
  const [first, ...others] = blocks
  const opened = first?.type === 'hero'
  return {
    ...props,
    entry,
    hero: opened
      ? first
      : {
          type: 'hero',
          preTitle: entry.preTitle,
          title: entry.title,
          text: entry.abstract,
          image,
          video: null,
          actions,
        },
    blocks: opened ? others : blocks,
  }
}
