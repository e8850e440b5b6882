import type { ContentClient } from '../../content-client'
import { READING_LISTS } from '../../contract'
import { ifGone } from './if-gone'
import { type NodeDraft, siteFields } from '../node-types'
import type { Problems } from '../problems'

/** The section where the service lists the codes of short links, as titles. */
const SHORTLINKS = 'shortlinks'

/**
 * The targets of a site's short links. A service that does not list them is no error: they are then
 * resolved at run time only. A listed code that the service does not know is left to run time, too.
 */
export async function fetchShortlinks(
  client: ContentClient,
  site: string,
  problems: Problems,
): Promise<NodeDraft[]> {
  const parameters = { site, section: SHORTLINKS }
  const listing = await problems.attempt(
    site,
    () => client.all('listing', parameters, READING_LISTS),
    ifGone('listing', parameters),
  )
  const fetchOne = async (code: string): Promise<NodeDraft[]> => {
    const answer = await problems.attempt(
      site,
      () => client.get('shortlink', { site, code }),
      ifGone('shortlink', { site, code }),
    )
    if (answer === undefined) return []
    const { data } = answer
    if (data.code.toLowerCase() !== code.toLowerCase()) {
      const reasons = [`the list names the code "${code}", its address answers "${data.code}"`]
      const address = client.urlOf('shortlink', { site, code })
      problems.add({ code: 'mismatch', site, address, status: null, reasons })
      return []
    }
    return [{ type: 'ContentShortlink', key: `${site}:${code}`, fields: siteFields(site, data) }]
  }
  return (await Promise.all((listing?.data ?? []).map(({ title }) => fetchOne(title)))).flat()
}
