import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { HASH } from './hashed-names'
import { writeOwnBlock } from './own-block'

/** Webpack's files in the root of the build: `app-<hash>.js`, `styles.<hash>.css`. */
const HASHED = new RegExp(String.raw`[-.]${HASH}\.(?:js|css)$`)

/** A file that never changes under its name may be kept for a year (RFC 8246). */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Writes the build's own block into `public/_headers` and keeps what else stands there. Hashed
 * files are listed one by one because Netlify knows no pattern for "a name with a hash".
 *
 * @param policy value of `Content-Security-Policy` for every address
 * @param isOpen `false` keeps search engines away from every address
 */
export async function writeHeaders(
  publicDir: string,
  policy: string,
  isOpen: boolean,
): Promise<void> {
  const hashed = (await readdir(publicDir)).filter((name) => HASHED.test(name)).sort()
  await writeOwnBlock(join(publicDir, '_headers'), [
    `/*\n  Content-Security-Policy: ${policy}`,
    ...(isOpen ? [] : ['/*\n  X-Robots-Tag: noindex']),
    ...hashed.map((name) => `/${name}\n  Cache-Control: ${IMMUTABLE}`),
  ])
}
