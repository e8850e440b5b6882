import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Chunk, ChunkGraph, Compiler, Module } from 'webpack'
import { isObject } from '../contract/is-object'
import { BLOCK_STYLES, PANEL_STYLES } from '../gatsby-ssr/style-sheet'
import { readTheme } from '../theme/read-theme'
import { browserAliases, messageAliases, routerAlias } from './patches/browser-aliases'
import { publishedName } from './patches/class-names'
import { StableCompilationHash } from './patches/compilation-hash'
import { SliceHashes } from './patches/slice-hashes'

/** The entry, with the layouts, and the slices that pages share. */
const FRAME = /^(?:app$|slice---)/
const TEMPLATE = /^component---/
/** Panels of the header and the sitemap: nobody sees them before they are opened. */
const PANELS =
  /src\/chrome\/(?:main-menu\/(?!main-menu\.)|user-menu\/|overlays\/|locale-menu\/site-groups\.|sitemap\/)/
/** Styles for a change of page, for failures, and for paper. */
const AFTERWARDS =
  /src\/(?:gatsby-browser\/progress-bar|ui\/lazy\/load-failed|features\/errors\/last-resort|theme\/print)\./
/** Content is composed of these, on pages of any type. */
const BLOCKS = /src\/(?:blocks|ui)\//
/**
 * The code of blocks that few pages show. It is fetched later than their HTML
 * (`src/blocks/lazy-blocks.ts`).
 */
const LAZY_BLOCKS = /^blocks/

interface Context {
  readonly chunkGraph: ChunkGraph
}
type Test = (module: Module, context: Context) => boolean

const isIn =
  (chunks: RegExp): Test =>
  (module, { chunkGraph }) =>
    module.type === 'css/mini-extract' &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }: Chunk) =>
      chunks.test(name ?? ''),
    )
const isOf = (module: Module, ...files: readonly RegExp[]) =>
  files.some((each) => each.test(module.nameForCondition() ?? ''))

const isInFrame = isIn(FRAME)
const isInTemplate = isIn(TEMPLATE)
const isInLazyBlock = isIn(LAZY_BLOCKS)

/** The style sheets that several pages have, by their names; a template's own styles stay with its chunk. */
const SHEETS: Readonly<Record<string, Test>> = {
  styles: (module, context) => isInFrame(module, context) && !isOf(module, PANELS, AFTERWARDS),
  [PANEL_STYLES]: (module, context) =>
    isInFrame(module, context) && isOf(module, PANELS, AFTERWARDS),
  [BLOCK_STYLES]: (module, context) =>
    !isInFrame(module, context) &&
    (isInLazyBlock(module, context) || (isInTemplate(module, context) && isOf(module, BLOCKS))),
}

/**
 * Gives page code the theme's colour from the style sheets, and whether search engines may read the
 * pages.
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

/** Gatsby's types only say that it is a function. */
const isGetter = (value: unknown): value is () => unknown => typeof value === 'function'

const gone = (setting: string) =>
  new Error(`Gatsby's webpack settings have no ${setting}: see "webpack" in docs/gatsby.md.`)

/** Gatsby's group `styles` puts all styles of a site in one sheet. */
function splitStyles(optimization: unknown): void {
  const splitChunks = isObject(optimization) ? optimization.splitChunks : undefined
  const groups = isObject(splitChunks) ? splitChunks.cacheGroups : undefined
  const group = isObject(groups) ? groups.styles : undefined
  if (!isObject(groups) || !isObject(group)) throw gone('cache group "styles"')
  for (const [name, test] of Object.entries(SHEETS)) groups[name] = { ...group, name, test }
}

const nameOf = ({ resourcePath }: { readonly resourcePath: string }, _: string, name: string) =>
  publishedName(resourcePath, name)

/** Gives classes their published names; returns how many rules name classes. */
function nameClasses(rules: unknown): number {
  if (Array.isArray(rules)) {
    return rules.reduce((sum: number, rule: unknown) => sum + nameClasses(rule), 0)
  }
  if (!isObject(rules)) return 0
  const { modules } = isObject(rules.options) ? rules.options : {}
  const names = isObject(modules) && 'localIdentName' in modules
  if (names) modules.getLocalIdent = nameOf
  return Number(names) + nameClasses([rules.oneOf, rules.use])
}

interface Settings extends Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'> {
  readonly actions: Pick<
    CreateWebpackConfigArgs['actions'],
    'setWebpackConfig' | 'replaceWebpackConfig'
  >
}

/**
 * Changes Gatsby's settings of webpack for one of its compilations.
 *
 * @param isOpen whether search engines may read the build
 * @throws when Gatsby has no longer a setting that is changed here
 */
export function configureWebpack({ stage, actions, getConfig }: Settings, isOpen: boolean): void {
  const isPublished = stage === 'build-javascript'
  const isHtml = stage === 'build-html'
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...routerAlias(),
        ...(isPublished ? browserAliases() : {}),
        // `gatsby develop` needs Gatsby's other parts for hot reloading.
        ...(stage === 'develop' ? messageAliases() : {}),
      },
    },
    plugins: [
      new BuildConstants(isOpen),
      // Hot updates have webpack's own hash in their names.
      ...(isPublished || isHtml ? [new StableCompilationHash()] : []),
      ...(isHtml ? [new SliceHashes()] : []),
    ],
    // The order of sheets means nothing where CSS modules share no names (gatsbyjs/gatsby#29997).
    ignoreWarnings: [/Conflicting order/],
    // Sources are not published.
    ...(isPublished ? { devtool: false } : {}),
  })
  if (!isPublished && !isHtml) return
  const settings = isGetter(getConfig) ? getConfig() : undefined
  if (!isObject(settings)) throw gone('object')
  const { module, optimization } = settings
  if (nameClasses(isObject(module) ? module.rules : undefined) === 0) {
    throw gone('rule with "localIdentName"')
  }
  if (isPublished) splitStyles(optimization)
  actions.replaceWebpackConfig(settings)
}
