import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { HASH } from '../../src/serving/hashed-names'
import { hashOf, inlineCodeOf } from '../../src/serving/inline-code'

const SCRIPT = new RegExp(`^(.+-)(${HASH})\\.js$`)
const ANY_HASH = new RegExp(`\\b${HASH}\\b`, 'g')

/** The differences between a release and the one before. */
export interface Changes {
  /** Paths of the pages that the tests visit; these pages name the scripts of their own release. */
  readonly pages: readonly string[]
  /** A text of these pages and their data, and its replacement in the next release. */
  readonly text: readonly [from: string, to: string]
  /** A page that the next release does not have. */
  readonly removed: string
}

/** The hash of another content. */
const otherHash = (hash: string) =>
  createHash('sha256').update(hash).digest('hex').slice(0, hash.length)

/**
 * Makes the next release of a site from the present one. All of its code and the data of some pages count as
 * changed: every script gets another name.
 *
 * @param folder with hard links to the present release
 */
export function makeNextRelease(folder: string, { pages, text, removed }: Changes): void {
  const inFolder = (file: string) => path.join(folder, file)
  const rewrite = (file: string, change: (content: string) => string) => {
    const before = readFileSync(inFolder(file), 'utf8')
    // Replaces the link; writing into the file would change both releases.
    rmSync(inFolder(file))
    writeFileSync(inFolder(file), change(before))
    return change(before)
  }
  const scripts = readdirSync(folder).filter((name) => SCRIPT.test(name))
  const hashes = new Map(
    scripts.map((name) => {
      const hash = SCRIPT.exec(name)?.[2] ?? ''
      return [hash, otherHash(hash)]
    }),
  )
  const named = (content: string) => content.replace(ANY_HASH, (hash) => hashes.get(hash) ?? hash)
  const renamed = (content: string) => content.replaceAll(...text)
  const appData = readFileSync(inFolder('page-data/app-data.json'), 'utf8')
  const [version = ''] = /[0-9a-f]{20}/.exec(appData) ?? []
  const versioned = (content: string) => content.replaceAll(version, otherHash(version))

  for (const name of scripts) {
    if (/^(?:webpack-runtime|app)-/.test(name)) rewrite(name, named)
    renameSync(inFolder(name), inFolder(named(name)))
  }
  rewrite('page-data/app-data.json', versioned)
  const codes = new Set<string>()
  for (const page of pages) {
    const html = rewrite(`${page}.html`, (content) => renamed(versioned(named(content))))
    for (const { kind, code } of inlineCodeOf(html)) if (kind === 'script') codes.add(hashOf(code))
    rewrite(`page-data${page}/page-data.json`, renamed)
  }
  rewrite('_headers', (content) =>
    named(content).replaceAll("script-src 'self'", `script-src 'self' ${[...codes].join(' ')}`),
  )
  rmSync(inFolder(`${removed}.html`))
  rmSync(inFolder(`page-data${removed}`), { recursive: true })
}
