import type { IncomingMessage } from 'node:http'
import { parseUrl } from '../../src/contract/web-address'

const HOST = /^[A-Za-z0-9._:[\]-]+$/

/** The URL of a request, or `null` when its host and path are not valid. */
export function requestUrl({ headers, url = '/' }: IncomingMessage): URL | null {
  const { host = 'localhost' } = headers
  const text = `http://${host}${url}`
  return HOST.test(host) && url.startsWith('/') ? parseUrl(text) : null
}

const decoder =
  (kept: RegExp) =>
  ({ pathname }: URL): string | null => {
    try {
      return decodeURIComponent(pathname.replace(kept, (code) => `%25${code.slice(1)}`))
    } catch {
      return null
    }
  }

/**
 * The path of a URL in the form of file names: decoded, or `null` when its encoding is wrong. Slashes,
 * backslashes and control characters stay encoded: they are part of a name and lead to no other folder.
 */
export const decodedPath = decoder(/%(?:2f|5c|[01][\da-f]|7f)/gi)

/**
 * The path of a URL for matching with rules: `%`, `?` and `#` stay encoded, too. A rule puts parts of
 * the path into another URL (`:splat`), and they must keep their meaning there.
 */
export const pathForRules = decoder(/%(?:2[35f]|3f|5c|[01][\da-f]|7f)/gi)
