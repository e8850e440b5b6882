import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { headerRule } from './encoders/header-rule'
import { HASH } from './hashed-names'
import { writeOwnBlock } from './own-block'

/** Webpack's files in the root of the build: `app-<hash>.js`, `styles.<hash>.css`. */
const HASHED = new RegExp(String.raw`[-.]${HASH}\.(?:js|css)$`)

/** Where the build writes files that are no pages. */
export const FOLDERS_OF_FILES = [
  'calendar',
  'demo-widget',
  'gazetteer',
  'media',
  'page-data',
  'share-images',
  'site-data',
  'slice-data',
  'static',
] as const

/**
 * For what no page is: a picture or a film that somebody opens by its own address is shown, and runs nothing: SVG could.
 * Without its origin a film would not be its own `self`, and would not play.
 * That of pages would weigh 3 kB with each file (docs/deploy.md, headers).
 */
export const POLICY_OF_FILES =
  "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin"

/** A file that never changes under its name may be kept for a year (RFC 8246). */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Writes the build's own block into `public/_headers` and keeps what else stands there. Hashed
 * files are listed one by one because Netlify knows no pattern for "a name with a hash".
 *
 * @param policy value of `Content-Security-Policy` for every page
 * @param isOpen `false` keeps search engines away from every address
 */
export async function writeHeaders(
  publicDir: string,
  policy: string,
  isOpen: boolean,
): Promise<void> {
  const hashed = (await readdir(publicDir)).filter((name) => HASHED.test(name)).sort()
  const ofFile = { 'Content-Security-Policy': POLICY_OF_FILES }
  await writeOwnBlock(join(publicDir, '_headers'), [
    headerRule('/*', { 'Content-Security-Policy': policy }),
    ...(isOpen ? [] : [headerRule('/*', { 'X-Robots-Tag': 'noindex' })]),
    // Below the rule for all, which they take the place of.
    ...FOLDERS_OF_FILES.map((folder) => headerRule(`/${folder}/*`, ofFile)),
    headerRule('/favicon.svg', ofFile),
    ...hashed.map((name) => headerRule(`/${name}`, { 'Cache-Control': IMMUTABLE, ...ofFile })),
  ])
}
