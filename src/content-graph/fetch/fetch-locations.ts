import type { ContentClient } from '../../content-client'
import { hoursWriter, isSiteHandle, sites, localeVariantOf, WORLDWIDE } from '../../sites'
import { placesMessages } from '../../sites/places-messages'
import { ifGone } from './if-gone'
import { type NodeDraft, siteFields } from '../node-types'
import type { Problems } from '../problems'

/**
 * All places of a locator section, page after page.
 *
 * @param pages the handles of the pages that the site has
 */
export async function fetchLocations(
  client: ContentClient,
  site: string,
  section: string,
  pages: ReadonlySet<string>,
  problems: Problems,
): Promise<NodeDraft[]> {
  const handle = isSiteHandle(site) ? site : WORLDWIDE
  const write = hoursWriter(sites[handle].intlLocale)
  const texts = placesMessages[localeVariantOf(handle)]
  const parameters = { site, section }
  const answer = await problems.attempt(
    site,
    () => client.all('locator', parameters),
    ifGone('locator', parameters, pages),
  )
  return (answer?.data ?? []).map((location, position) => ({
    type: 'ContentLocation',
    key: `${site}:${section}:${location.id}`,
    fields: {
      ...siteFields(site, location),
      section,
      position,
      writtenHours: [
        ...write(location.openingHours),
        ...write(location.onCallHours).map((line) => `${texts.onCallHours} ${line}`),
      ],
    },
  }))
}
