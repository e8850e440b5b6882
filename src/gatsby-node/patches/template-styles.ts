import type { Chunk, ChunkGraph, Module } from 'webpack'
import { PANEL_STYLES } from '../../gatsby-ssr/style-sheet'
import { cacheGroup, cacheGroups, type SplitSettings } from './cache-groups'

/** The entry, with the layouts; and the parts that pages share, which stand in the static HTML. */
const FRAME = /^(?:app$|slice---)/

/** What of the frame nobody sees before they open it: panels of the header, the sitemap. */
const PANELS =
  /src\/chrome\/(?:main-menu\/(?!main-menu\.)|user-menu\/|overlays\/|locale-menu\/site-groups\.|sitemap\/)/

/** What is seen only after something else: of another page that comes, of what has failed, on paper. */
const AFTERWARDS =
  /src\/(?:gatsby-browser\/progress-bar|ui\/lazy\/load-failed|features\/errors\/last-resort|theme\/print)\./

interface Context {
  readonly chunkGraph: ChunkGraph
}

const isInFrame = (module: Module, { chunkGraph }: Context) =>
  module.type === 'css/mini-extract' &&
  Array.from(chunkGraph.getModuleChunksIterable(module)).some(
    ({ name }: Chunk) => typeof name === 'string' && FRAME.test(name),
  )

const isSeenLater = (module: Module) =>
  [PANELS, AFTERWARDS].some((files) => files.test(module.nameForCondition() ?? ''))

/**
 * Leaves the styles of a chunk with the chunk, but for those of what stands around every page, which are a
 * sheet of what is seen at first and one of what opens (docs/gatsby.md, styles of templates). Gatsby
 * puts all styles of a site into one sheet.
 */
export class TemplateStyles {
  /** @throws when Gatsby does not gather styles by a group of that name */
  apply(settings: SplitSettings): void {
    const group = cacheGroup(settings, 'styles')
    if (group?.name !== 'styles' || typeof group.test !== 'function') {
      throw new Error('Gatsby has no group of styles: see "styles of templates" in docs/gatsby.md.')
    }
    group.test = (module: Module, context: Context) =>
      isInFrame(module, context) && !isSeenLater(module)
    cacheGroups(settings)[PANEL_STYLES] = {
      ...group,
      name: PANEL_STYLES,
      test: (module: Module, context: Context) => isInFrame(module, context) && isSeenLater(module),
    }
  }
}
