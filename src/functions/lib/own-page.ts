import type { Deadline } from '../../content-client'
import { requiredVariable } from './environment'

/** Headers that the site's rules set for its pages, and a function's answer would lack. */
const KEPT = [
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'reporting-endpoints',
] as const

/**
 * A page of the site itself, for an answer to a visitor. Its origin is the site's own (`URL`, which
 * Netlify sets).
 *
 * @param path of the page
 * @throws when the page cannot be loaded, or not in time
 */
export async function ownPage(
  path: string,
  { signal }: Deadline,
): Promise<{ html: string; headers: [string, string][] }> {
  const response = await fetch(new URL(path, requiredVariable('URL')), {
    redirect: 'error',
    signal,
  })
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) throw new TypeError(`${path} is no page but "${type}".`)
  const headers = KEPT.flatMap((name): [string, string][] => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { html: await response.text(), headers }
}
