import type { Chunk, ChunkGraph, Module } from 'webpack'
import { cacheGroup, type SplitSettings } from './cache-groups'

/** The entry, with the layouts; and the parts that pages share, which stand in the static HTML. */
const FRAME = /^(?:app$|slice---)/

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
  apply(settings: SplitSettings): void {
    const group = cacheGroup(settings, 'styles')
    if (group?.name !== 'styles' || typeof group.test !== 'function') {
      throw new Error('Gatsby has no group of styles: see "styles of templates" in docs/gatsby.md.')
    }
    group.test = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
      isCss(module) && isInFrame(module, chunkGraph)
  }
}
