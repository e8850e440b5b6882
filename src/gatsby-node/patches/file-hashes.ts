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
