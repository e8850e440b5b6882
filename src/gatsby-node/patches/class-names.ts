import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the style sheets. */
const SOURCES = path.resolve('src')

/**
 * The names that a sheet may define: classes, ids and animations. It also matches some words that
 * are no names.
 */
const NAMED = /(?:[.#]|@keyframes\s+)([a-z_][\w-]*)/gi

/**
 * The name in published pages of a name in a style sheet: five characters of a hash of both, the first of them a letter.
 * Gatsby's own names (`hero-module--title--3f2a1`) make a page 3 kB larger.
 *
 * @param file the sheet's absolute path
 */
export function publishedName(file: string, name: string): string {
  const digest = createHash('sha256')
    .update(`${path.relative(SOURCES, file)} ${name}`)
    .digest()
  return (
    String.fromCharCode(97 + ((digest[0] ?? 0) % 26)) + digest.toString('base64url').slice(2, 6)
  )
}

const readSheets = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.join(SOURCES, file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

/**
 * The style sheets by the names in published pages ({@link publishedName}).
 *
 * @throws when two names have the same hash
 */
export function sheetsOfNames(sheets = readSheets()): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [file, css] of sheets) {
    for (const name of new Set([...css.matchAll(NAMED)].map(([, found = '']) => found))) {
      const published = publishedName(file, name)
      if (files.has(published)) throw new Error(`${file}: rename .${name}, its hash is taken.`)
      files.set(published, file)
    }
  }
  return files
}
