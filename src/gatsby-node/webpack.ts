import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler, Configuration } from 'webpack'
import { readTheme } from '../theme/read-theme'
import { browserAliases } from './patches/browser-aliases'
import { ShortClassNames } from './patches/class-names'
import { StableCompilationHash } from './patches/compilation-hash'
import { ShortHashes } from './patches/file-hashes'
import { AnyStyleOrder } from './patches/style-order'

/** Gives page code the theme's colour, which is written down in the style sheets. */
class ThemeColour {
  apply(compiler: Compiler): void {
    const { DefinePlugin } = compiler.webpack
    new DefinePlugin({ THEME_COLOUR: JSON.stringify(readTheme().accent) }).apply(compiler)
  }
}

/** What this site adds to Gatsby's settings of webpack, for each of its compilations. */
export function webpackConfig(stage: CreateWebpackConfigArgs['stage']): Configuration {
  const isPublished = stage === 'build-javascript'
  const isBuild = isPublished || stage === 'build-html'
  return {
    resolve: { alias: isPublished ? browserAliases() : {} },
    plugins: [
      new ThemeColour(),
      new ShortHashes(),
      new StableCompilationHash(),
      ...(isPublished ? [new AnyStyleOrder()] : []),
      ...(isBuild ? [new ShortClassNames()] : []),
    ],
    // Sources are not published.
    ...(isPublished ? { devtool: false } : {}),
  }
}
