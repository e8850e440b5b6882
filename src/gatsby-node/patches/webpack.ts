import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { HASH_DIGITS } from '../../serving/hashed-names'
import { readTheme } from '../../theme/read-theme'

const PLUGIN = 'StableCompilationHash'

const emitted = new Set<string>()

/** The files that this build's compilations have made, relative to their output directory. */
export const emittedAssets = (): ReadonlySet<string> => emitted

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
          emitted.add(name)
          hash.update(name).update('\0').update(source.buffer()).update('\0')
        }
        compilation.hash = hash.digest('hex').slice(0, 20)
      })
    })
  }
}

/**
 * What the browser does not need twice, or at all:
 *
 * - gatsby-plugin-react-i18next asks for i18next's CommonJS build and react-i18next for its ES module
 *   build: with one of them for both it is downloaded once.
 * - The plugin brings its own language detection and development messages, which are switched off,
 *   react-i18next its component `Trans` with a parser, Gatsby its component `Script` with a library
 *   that runs scripts in workers, and what registers a service worker for plugins that have one:
 *   nothing here uses them.
 */
export const browserAliases = (stage: string): Record<string, string | false> =>
  stage === 'build-javascript'
    ? {
        i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js'),
        'browser-lang': false,
        outdent: false,
        'html-parse-stringify': false,
        'gatsby-script': false,
        '@builder.io/partytown/integration': false,
        [path.resolve('.cache/register-service-worker.js')]: false,
        'react-i18next$': path.resolve('src/app/react-i18next.ts'),
      }
    : {}

const MINI_CSS = 'MiniCssExtractPlugin'

/**
 * Keeps the style sheet's plugin from warning of the order of rules: between components it means
 * nothing, because CSS modules do not share names.
 */
export class AnyStyleOrder {
  apply({ options }: Compiler): void {
    for (const plugin of options.plugins) {
      if (plugin instanceof Object && plugin.constructor.name === MINI_CSS && 'options' in plugin) {
        Object.assign(Object(plugin.options), { ignoreOrder: true })
      }
    }
  }
}

/** Six characters for each class: what is long in a name is downloaded with every page. */
const SHORT_NAME = '[hash:base64:6]'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Goes through rules of webpack, whatever their form, to the settings of CSS modules. */
function shorten(rule: unknown): void {
  if (Array.isArray(rule)) return rule.forEach(shorten)
  if (!isRecord(rule)) return
  const { modules } = isRecord(rule.options) ? rule.options : {}
  if (isRecord(modules) && 'localIdentName' in modules) modules.localIdentName = SHORT_NAME
  for (const part of [rule.rules, rule.oneOf, rule.use]) shorten(part)
}

/** Gives classes short names in what is published; while developing they say where they are from. */
export class ShortClassNames {
  apply({ options }: Compiler): void {
    shorten(options.module.rules)
  }
}

/** Gives files short hashes in their names. Gatsby takes no setting of the output from a site. */
export class ShortHashes {
  apply({ options }: Compiler): void {
    options.output.hashDigestLength = HASH_DIGITS
  }
}

/** Gives page code the theme's colour, which is written down in the style sheets. */
export class ThemeColour {
  apply(compiler: Compiler): void {
    const { DefinePlugin } = compiler.webpack
    new DefinePlugin({ THEME_COLOUR: JSON.stringify(readTheme().accent) }).apply(compiler)
  }
}
