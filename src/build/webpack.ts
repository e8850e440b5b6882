import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Compiler } from 'webpack'

const PLUGIN = 'StableCompilationHash'

/**
 * Webpack's own compilation hash also counts how a build went: it differs between a build from
 * scratch and one from webpack's cache although both emit the same bytes, and Gatsby then renders
 * every page again (gatsbyjs/gatsby issue 33450). This plugin makes the hash say only what is emitted.
 */
export class StableCompilationHash {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const hash = createHash('sha256')
        for (const { name, source } of [...compilation.getAssets()].sort((a, b) =>
          a.name < b.name ? -1 : 1,
        )) {
          hash.update(name).update('\0').update(source.buffer()).update('\0')
        }
        compilation.hash = hash.digest('hex').slice(0, 20)
      })
    })
  }
}

/**
 * gatsby-plugin-react-i18next asks for i18next's CommonJS build and react-i18next for its ES module
 * build: with one of them for both the browser downloads i18next once.
 */
export const browserAliases = (stage: string): Record<string, string> =>
  stage === 'build-javascript'
    ? { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') }
    : {}
