import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { headerRule } from './encoders/header-rule'
import { HASH } from './hashed-names'
import { writeOwnBlock } from './own-block'

/** Webpack's files in the root of the build: `app-<hash>.js`, `styles.<hash>.css`. */
const HASHED = new RegExp(String.raw`[-.]${HASH}\.(?:js|css)$`)

/** The folders of files that are not pages. */
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
 * The policy for files that are not pages. A picture or a film is shown at its own address, but
 * cannot run anything, as an SVG could. Without its origin a film would not be its own `self`, and
 * would not play. The policy of pages would add 3 kB to each file (docs/deploy.md, headers).
 */
export const POLICY_OF_FILES =
  "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin"

/** A file whose content never changes may be cached for a year (RFC 8246). */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Writes the build's own block into `public/_headers` and keeps everything else there. Hashed files
 * are listed one by one: Netlify knows no pattern for them.
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
    // Below the rule for all, which these rules override.
    ...FOLDERS_OF_FILES.map((folder) => headerRule(`/${folder}/*`, ofFile)),
    headerRule('/favicon.svg', ofFile),
    ...hashed.map((name) => headerRule(`/${name}`, { 'Cache-Control': IMMUTABLE, ...ofFile })),
  ])
}
