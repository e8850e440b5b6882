import type { Chunk, ChunkGraph, Compiler, Module } from 'webpack'
import { BLOCK_STYLES } from '../../gatsby-ssr/style-sheet'
import { cacheGroup, cacheGroups } from './cache-groups'
import { isTemplate } from './template-chunks'

const NAME = 'BlockStyles'

/** What shows a block of whatever type. */
const ANY_BLOCK = /src\/blocks\/block\.tsx$/

interface Context {
  readonly chunkGraph: ChunkGraph
}

const showsBlocks = (chunkGraph: ChunkGraph, chunk: Chunk): boolean =>
  isTemplate(chunk.name) &&
  Array.from(chunkGraph.getChunkModulesIterable(chunk)).some((module) =>
    ANY_BLOCK.test(module.nameForCondition() ?? ''),
  )

/**
 * Gathers the styles of blocks, and of what blocks are made of, from the templates that show whatever blocks content
 * has (docs/gatsby.md, styles of blocks): the build's last step writes into a page those that it shows
 * (`inline-styles.ts`), and the sheet is the same for all of them.
 *
 * For the compilation of what is published.
 */
export class BlockStyles {
  /** @throws when Gatsby does not gather styles by a group of that name, or no template shows blocks */
  apply(compiler: Pick<Compiler, 'hooks' | 'options'>): void {
    const group = cacheGroup(compiler, 'styles')
    if (!group)
      throw new Error('Gatsby has no group of styles: see "styles of blocks" in docs/gatsby.md.')
    let templates: readonly Chunk[] = []
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap(NAME, (chunks) => {
        templates = [...chunks].filter((chunk) => showsBlocks(compilation.chunkGraph, chunk))
        if (templates.length === 0) {
          throw new Error('No template shows blocks: see "styles of blocks" in docs/gatsby.md.')
        }
      })
    })
    cacheGroups(compiler)[BLOCK_STYLES] = {
      ...group,
      name: BLOCK_STYLES,
      chunks: (chunk: Chunk) => templates.includes(chunk),
      test: (module: Module, { chunkGraph }: Context) =>
        module.type === 'css/mini-extract' &&
        templates.every((chunk) => chunkGraph.isModuleInChunk(module, chunk)),
    }
  }
}
