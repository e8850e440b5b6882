import { type ContentClientError, type ContentClient } from '../../../src/content-client'
import type { ListingItem } from '../../../src/contract'
import { type NodeDraft, siteFields } from './node-types'
import type { Problems } from './problems'

/** The service knows nothing of it, which is no error where a site need not have it. */
export const isMissing = (error: ContentClientError): boolean =>
  error.code === 'status' && error.status === 404

/** What an entry has beyond its listing item, for items that have no page (a document, a link). */
const WITHOUT_PAGE = {
  body: null,
  blocks: [],
  facts: [],
  actions: [],
  gallery: [],
  documents: [],
  guard: null,
  seo: null,
}

/** A configured page, or nothing when the site lacks it: not every site has every page. */
export async function fetchPage(
  client: ContentClient,
  site: string,
  page: string,
  problems: Problems,
): Promise<NodeDraft[]> {
  const answer = await problems.attempt(site, () => client.get('page', { site, page }), isMissing)
  if (answer === undefined) return []
  const fields = { ...siteFields(site, answer.data), handle: page }
  return [{ type: 'ContentEntry', key: `${site}:page:${page}`, fields }]
}

/** The entries of a section: its listing, then each entry. A section without entries is no error. */
export async function fetchSection(
  client: ContentClient,
  site: string,
  section: string,
  problems: Problems,
): Promise<NodeDraft[]> {
  const listing = await problems.attempt(
    site,
    () => client.all('listing', { site, section }),
    isMissing,
  )
  const fetchItem = async (item: ListingItem): Promise<NodeDraft[]> => {
    const key = `${site}:${section}:${item.id}`
    const { slug } = item
    if (slug === null) {
      const fields = { ...siteFields(site, { ...item, ...WITHOUT_PAGE }), handle: null }
      return [{ type: 'ContentEntry', key, fields }]
    }
    const answer = await problems.attempt(site, () =>
      client.get('entry', { site, section, page: slug }),
    )
    if (answer === undefined) return []
    return [
      { type: 'ContentEntry', key, fields: { ...siteFields(site, answer.data), handle: null } },
    ]
  }
  return (await Promise.all((listing?.data ?? []).map(fetchItem))).flat()
}
