import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

const NAME = 'StableCompilationHash'

const emitted = new Set<string>()

/** The files that this build's compilations have made, relative to their output directory. */
export const emittedAssets = (): ReadonlySet<string> => emitted

/**
 * Makes webpack's compilation hash depend only on the emitted files. Webpack's own hash also
 * depends on the course of a build. It differs between a build from scratch and one from webpack's
 * cache, although both emit the same bytes. Gatsby then renders every page again (docs/gatsby.md,
 * compilation hash).
 */
export class StableCompilationHash {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const hash = createHash('sha256')
        for (const { name, source } of [...compilation.getAssets()].sort((a, b) =>
          a.name < b.name ? -1 : 1,
        )) {
          emitted.add(name)
          hash.update(name).update('\0').update(source.buffer()).update('\0')
        }
        compilation.hash = hash.digest('hex').slice(0, 20)
      })
    })
  }
}
