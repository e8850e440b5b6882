import type { ContentClient } from '../../content-client'
import type { SiteRegion } from '../../contract'
import { fetchSite } from './fetch-site'
import { ifGone } from './if-gone'
import { nameOf } from '../name-of'
import { contentFields, type NodeDraft } from '../node-types'
import type { Problems } from '../problems'
import type { SourcingOptions } from './sourcing-options'

/** The content that all sites share: the regions of the world, with the sites in them. */
export const regionNodes = (regions: readonly SiteRegion[]): NodeDraft[] =>
  regions.map((region) => ({
    type: 'ContentSiteRegion',
    key: region.id,
    fields: contentFields(region),
  }))

/** The sites that both the service and the website know; differences are problems. */
function agreedSites(
  address: string,
  regions: readonly SiteRegion[],
  known: readonly string[],
  problems: Problems,
): string[] {
  const offered = regions.flatMap((region) => region.sites.map(({ handle }) => handle))
  const differ = (
    code: 'unknown-site' | 'missing-site' | 'duplicate-id',
    site: string,
    reason: string,
  ) => problems.add({ code, site, address, status: null, reasons: [reason] })
  const unique = new Set(offered)
  for (const handle of unique) {
    if (!known.includes(handle))
      differ('unknown-site', handle, `"${handle}" is not one of ${known.join(', ')}`)
    if (offered.indexOf(handle) !== offered.lastIndexOf(handle)) {
      differ('duplicate-id', handle, `the site "${handle}" is listed more than once`)
    }
  }
  for (const handle of known) {
    if (!unique.has(handle)) differ('missing-site', handle, `"${handle}" is not listed`)
  }
  return known.filter((handle) => unique.has(handle))
}

/** Two drafts of one type with one key would overwrite each other in Gatsby. */
function checkKeys(drafts: readonly NodeDraft[], problems: Problems): void {
  const seen = new Map<string, NodeDraft>()
  for (const draft of drafts) {
    const key = `${draft.type}:${draft.key}`
    const other = seen.get(key)
    if (other) {
      const { contentId = draft.key } = draft.fields
      const reasons = [`${nameOf(other)} and ${nameOf(draft)} have the id ${String(contentId)}`]
      const site = typeof draft.fields.site === 'string' ? draft.fields.site : null
      problems.add({ code: 'duplicate-id', site, address: draft.type, status: null, reasons })
    }
    seen.set(key, draft)
  }
}

/**
 * Everything that the website is made of, for all sites. A failed request is noted in `problems`
 * and the other requests continue, so that one build reports all problems. Only a failed list of
 * sites ends the fetching.
 */
export async function fetchContent(
  client: ContentClient,
  options: SourcingOptions & { readonly sites: readonly { readonly handle: string }[] },
  problems: Problems,
): Promise<NodeDraft[]> {
  const answer = await problems.attempt(null, () => client.all('sites', {}), ifGone('sites', {}))
  if (answer === undefined) return []
  const known = options.sites.map(({ handle }) => handle)
  const sites = agreedSites(client.urlOf('sites', {}), answer.data, known, problems)
  const perSite = await Promise.all(sites.map((site) => fetchSite(client, site, options, problems)))
  const drafts = [...regionNodes(answer.data), ...perSite.flat()]
  checkKeys(drafts, problems)
  return drafts
}
