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

/** Shortens the hash in the names that loaders give to files, such as the font. */
function shortenNames(rules: unknown): void {
  if (Array.isArray(rules)) rules.forEach(shortenNames)
  else if (rules instanceof Object) {
    for (const [key, value] of Object.entries(rules)) {
      if (WITHIN.has(key)) shortenNames(value)
      else if (key === 'name' && typeof value === 'string') {
        Reflect.set(rules, key, value.replace('[hash]', `[hash:${HASH_DIGITS}]`))
      }
    }
  }
}

/**
 * Gives files short hashes in their names; Gatsby takes no setting of the output from a site
 * (docs/gatsby.md, file hashes). That names have them is seen where the style sheet is looked for
 * (`inline-styles.ts`).
 */
export class ShortHashes {
  apply({ options }: Settings): void {
    options.output.hashDigestLength = HASH_DIGITS
    shortenNames(options.module.rules)
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
