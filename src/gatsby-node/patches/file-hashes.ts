import type { Compiler } from 'webpack'
import { HASH_DIGITS } from '../../serving/hashed-names'

/**
 * Gives files short hashes in their names; Gatsby takes no setting of the output from a site
 * (docs/gatsby.md, file hashes). That names have them is seen where the style sheet is looked for
 * (`inline-styles.ts`).
 */
export class ShortHashes {
  apply({ options }: Compiler): void {
    options.output.hashDigestLength = HASH_DIGITS
  }
}

/**
 * Names scripts that are fetched later by their chunks' numbers: the first script of every page holds the names
 * of all of them.
 *
 * For the compilation of what is published.
 */
export class NumberedScripts {
  apply({ options }: Compiler): void {
    options.output.chunkFilename = '[id]-[contenthash].js'
  }
}
