import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler, Configuration } from 'webpack'
import { readTheme } from '../theme/read-theme'
import { announcerAlias, browserAliases, messageAliases } from './patches/browser-aliases'
import { BlockStyles } from './patches/block-styles'
import { ShortClassNames } from './patches/class-names'
import { StableCompilationHash } from './patches/compilation-hash'
import { NumberedFiles, ShortHashes } from './patches/file-hashes'
import { Minification } from './patches/minification'
import { RareStyles } from './patches/rare-styles'
import { OwnStyleSheets } from './patches/own-style-sheets'
import { SliceHashes } from './patches/slice-hashes'
import { AnyStyleOrder } from './patches/style-order'
import { TemplateNumbers } from './patches/template-chunks'
import { TemplateStyles } from './patches/template-styles'

/**
 * Gives page code what only the build knows: the theme's colour, which is written down in the style
 * sheets, and whether search engines may read the pages.
 */
class BuildConstants {
  constructor(private readonly isOpen: boolean) {}
  apply(compiler: Compiler): void {
    const { DefinePlugin } = compiler.webpack
    new DefinePlugin({
      THEME_COLOUR: JSON.stringify(readTheme().accent),
      OPEN_TO_SEARCH: JSON.stringify(this.isOpen),
    }).apply(compiler)
  }
}

/**
 * What this site adds to Gatsby's settings of webpack, for each of its compilations.
 *
 * @param isOpen whether search engines may read the build
 */
export function webpackConfig(
  stage: CreateWebpackConfigArgs['stage'],
  isOpen: boolean,
): Configuration {
  const isPublished = stage === 'build-javascript'
  const isBuild = isPublished || stage === 'build-html'
  const isDevelopment = stage === 'develop'
  return {
    resolve: {
      alias: {
        ...(isPublished ? browserAliases() : {}),
        ...(isBuild ? announcerAlias() : {}),
        // What else there is, `gatsby develop` needs for what it changes while one looks at it.
        ...(isDevelopment ? messageAliases() : {}),
      },
    },
    plugins: [
      new BuildConstants(isOpen),
      new ShortHashes(),
      new StableCompilationHash(),
      new OwnStyleSheets(),
      ...(isPublished || isDevelopment ? [new AnyStyleOrder()] : []),
      ...(isPublished
        ? [
            new TemplateStyles(),
            new RareStyles(),
            new BlockStyles(),
            new TemplateNumbers(),
            new NumberedFiles(),
            new Minification(),
          ]
        : []),
      ...(isBuild ? [new ShortClassNames()] : []),
      ...(stage === 'build-html' ? [new SliceHashes()] : []),
    ],
    // Sources are not published.
    ...(isPublished ? { devtool: false } : {}),
  }
}
