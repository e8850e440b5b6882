import type { ContentClient } from '../../../src/content-client'
import { isMissing } from './fetch-entries'
import { type NodeDraft, siteFields } from './node-types'
import type { Problems } from './problems'

/** All places of a locator section, page after page. A site need not have the section. */
export async function fetchLocations(
  client: ContentClient,
  site: string,
  section: string,
  problems: Problems,
): Promise<NodeDraft[]> {
  const answer = await problems.attempt(
    site,
    () => client.all('locator', { site, section }),
    isMissing,
  )
  return (answer?.data ?? []).map((location, position) => ({
    type: 'ContentLocation',
    key: `${site}:${section}:${location.id}`,
    fields: { ...siteFields(site, location), section, position },
  }))
}
