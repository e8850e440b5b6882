import { HASH_DIGITS } from '../../serving/hashed-names'
import { setMiniCss } from './mini-css'

/** What is read and set of webpack's settings. */
interface Settings {
  readonly options: {
    readonly module: { readonly rules: unknown }
    readonly output: { hashDigestLength?: number }
  }
}

/** What is set of webpack's settings for what is fetched later. */
interface FetchedLater {
  readonly options: {
    readonly output: { chunkFilename?: unknown }
    readonly plugins: readonly unknown[]
  }
}

/** Where rules have rules or settings of loaders in them. */
const WITHIN: ReadonlySet<string> = new Set(['oneOf', 'use', 'options'])

/** Shortens the hash in the names that loaders give to files, such as the font; tells in how many. */
function shortenNames(rules: unknown): number {
  if (Array.isArray(rules)) return rules.reduce((sum: number, rule) => sum + shortenNames(rule), 0)
  if (!(rules instanceof Object)) return 0
  const name: unknown = 'name' in rules ? rules.name : undefined
  const isNaming = typeof name === 'string' && name.includes('[hash]')
  if (isNaming) Object.assign(rules, { name: name.replace('[hash]', `[hash:${HASH_DIGITS}]`) })
  const within = Object.entries(rules).filter(([key]) => WITHIN.has(key))
  return Number(isNaming) + shortenNames(within.map(([, value]: [string, unknown]) => value))
}

/**
 * Gives files short hashes in their names; Gatsby takes no setting of the output from a site
 * (docs/gatsby.md, file hashes). That names have them is seen where the style sheet is looked for
 * (`inline-styles.ts`).
 */
export class ShortHashes {
  /** @throws when no loader gives files names with a hash */
  apply({ options }: Settings): void {
    options.output.hashDigestLength = HASH_DIGITS
    if (shortenNames(options.module.rules) === 0) {
      throw new Error('Gatsby names no file by its hash: see "file hashes" in docs/gatsby.md.')
    }
  }
}

/**
 * Names what is fetched later by its chunk's number: the first script of every page holds the names of all of it.
 *
 * For the compilation of what is published.
 */
export class NumberedFiles {
  /** @throws when Gatsby extracts styles by another plugin */
  apply({ options }: FetchedLater): void {
    options.output.chunkFilename = '[id]-[contenthash].js'
    setMiniCss(options.plugins, { chunkFilename: '[id].[contenthash].css' }, 'file hashes')
  }
}
