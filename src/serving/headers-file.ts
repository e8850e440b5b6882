import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './html-files'

const START = '# written by the build: start'
const END = '# written by the build: end'
const OWN_BLOCK = new RegExp(`${START}[\\s\\S]*?${END}\\n?`, 'g')

/** Webpack's files in the root of the build: `app-<hash>.js`, `styles.<hash>.css`. */
const HASHED = /[-.][0-9a-f]{20}\.(?:js|css)$/

/** A file that never changes under its name may be kept for a year (RFC 8246). */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const readIfThere = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })

/**
 * Writes the build's own block into `public/_headers` and keeps what else stands there. Hashed
 * files are listed one by one because Netlify knows no pattern for "a name with a hash".
 *
 * @param policy value of `Content-Security-Policy` for every address
 */
export async function writeHeaders(publicDir: string, policy: string): Promise<void> {
  const path = join(publicDir, '_headers')
  const others = (await readIfThere(path)).replace(OWN_BLOCK, '').trim()
  const hashed = (await readdir(publicDir)).filter((name) => HASHED.test(name)).sort()
  const rules = [
    `/*\n  Content-Security-Policy: ${policy}`,
    ...hashed.map((name) => `/${name}\n  Cache-Control: ${IMMUTABLE}`),
  ]
  const own = [START, ...rules, END].join('\n')
  await writeFile(path, `${others === '' ? '' : `${others}\n`}${own}\n`)
}
