import type { SiteHandle } from '../../src/sites'

/** Requests the drafts of a site. Returns the status of the answer. */
export async function statusOfDrafts(
  origin: string,
  site: SiteHandle,
  token: string,
): Promise<number> {
  const headers = { 'x-preview-token': token }
  const answer = await fetch(`${origin}/api/preview?site=${site}`, { headers })
  await answer.arrayBuffer()
  return answer.status
}

/**
 * Makes the preview function read all of a site's content; no test is about that step. On a busy machine it
 * takes longer than one request may.
 *
 * @throws {Error} when it answers anything but that the content comes late or not at all
 */
export async function prepareDrafts(
  origin: string,
  site: SiteHandle,
  token: string,
): Promise<void> {
  const status = await statusOfDrafts(origin, site, token)
  if ([502, 504].includes(status)) await prepareDrafts(origin, site, token)
  else if (status !== 200) throw new Error(`The preview of ${site} answers ${status}.`)
}
