import type { Chunk, ChunkGraph, Module } from 'webpack'

/** The entry, with the layouts; and the parts that pages share, which stand in the static HTML. */
const FRAME = /^(?:app$|slice---)/

interface StylesGroup {
  test: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isStylesGroup = (group: unknown): group is StylesGroup =>
  isRecord(group) && group.name === 'styles' && typeof group.test === 'function'

const isCss = ({ type }: Module) => type === 'css/mini-extract'

const isInFrame = (module: Module, graph: ChunkGraph) =>
  Array.from(graph.getModuleChunksIterable(module)).some(
    ({ name }: Chunk) => typeof name === 'string' && FRAME.test(name),
  )

/**
 * Leaves the styles of a chunk with the chunk, but for those of what stands around every page
 * (docs/gatsby.md, styles of templates). Gatsby puts all styles of a site into one sheet.
 */
export class TemplateStyles {
  /** @throws when Gatsby does not gather styles by a group of that name */
  apply({
    options,
  }: {
    readonly options: { readonly optimization: { readonly splitChunks?: unknown } }
  }): void {
    const { splitChunks } = options.optimization
    const groups = isRecord(splitChunks) ? splitChunks.cacheGroups : undefined
    const group = isRecord(groups) ? groups.styles : undefined
    if (!isStylesGroup(group)) {
      throw new Error('Gatsby has no group of styles: see "styles of templates" in docs/gatsby.md.')
    }
    group.test = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
      isCss(module) && isInFrame(module, chunkGraph)
  }
}
