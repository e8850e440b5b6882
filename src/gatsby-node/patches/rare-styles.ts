import type { Chunk, Compilation, Compiler, Module } from 'webpack'
import { isTemplate } from './template-chunks'

const NAME = 'RareStyles'

/** What fetches the blocks that few pages show. */
const IMPORTS = /src\/blocks\/rare-blocks\.ts$/

/** Whether a chunk is the code of such a block. */
const isRare = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => IMPORTS.test(module?.nameForCondition() ?? '')),
  )

/** The chunks of templates that ask for a chunk. */
function templatesOf(rare: Chunk): Set<Chunk> {
  const parents = [...rare.groupsIterable].flatMap((group) => [...group.parentsIterable])
  return new Set(parents.flatMap(({ chunks }) => chunks).filter(({ name }) => isTemplate(name)))
}

/** Moves the styles of a chunk to the chunks of templates, before their own: as what they import. */
function moveStyles({ chunkGraph }: Compilation, rare: Chunk): void {
  const [group] = rare.groupsIterable
  const place = (module: Module) => group?.getModulePostOrderIndex(module) ?? 0
  const moved = [...chunkGraph.getChunkModulesIterable(rare)]
    .filter(({ type }) => type === 'css/mini-extract')
    .sort((a, b) => place(a) - place(b))
  for (const template of templatesOf(rare)) {
    moved.forEach((module, index) => {
      if (chunkGraph.isModuleInChunk(module, template)) return
      chunkGraph.connectChunkAndModule(template, module)
      for (const own of template.groupsIterable) {
        own.setModulePostOrderIndex(module, index - moved.length)
      }
    })
  }
  for (const module of moved) chunkGraph.disconnectChunkAndModule(rare, module)
}

/**
 * Leaves the styles of blocks whose code is fetched later with the templates that may show them (docs/gatsby.md, styles of
 * templates): the HTML of a page has what its script has not yet.
 *
 * For the compilation of what is published.
 */
export class RareStyles {
  apply({ hooks }: Pick<Compiler, 'hooks'>): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap(NAME, (chunks) => {
        const rare = [...chunks].filter(isRare)
        if (rare.length === 0) {
          throw new Error('No block is fetched later: see "styles of templates" in docs/gatsby.md.')
        }
        for (const chunk of rare) moveStyles(compilation, chunk)
      })
    })
  }
}
