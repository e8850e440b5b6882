import type { Chunk, Compilation, Compiler, Module } from 'webpack'

/** What fetches the blocks that few pages show. */
const IMPORTS = /src\/blocks\/rare-blocks\.ts$/
const TEMPLATE = /^component---/

const isLater = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => IMPORTS.test(module?.nameForCondition() ?? '')),
  )

/** The chunks of templates that ask for a chunk. */
function templatesOf(later: Chunk): Set<Chunk> {
  const parents = [...later.groupsIterable].flatMap((group) => [...group.parentsIterable])
  return new Set(
    parents.flatMap(({ chunks }) => chunks).filter(({ name }) => TEMPLATE.test(name ?? '')),
  )
}

/** Moves the styles of a chunk to the chunks of templates, before their own: as what they import. */
function moveStyles({ chunkGraph }: Compilation, later: Chunk): void {
  const [group] = later.groupsIterable
  const place = (module: Module) => group?.getModulePostOrderIndex(module) ?? 0
  const moved = [...chunkGraph.getChunkModulesIterable(later)]
    .filter(({ type }) => type === 'css/mini-extract')
    .sort((a, b) => place(a) - place(b))
  for (const template of templatesOf(later)) {
    moved.forEach((module, index) => {
      if (chunkGraph.isModuleInChunk(module, template)) return
      chunkGraph.connectChunkAndModule(template, module)
      for (const group of template.groupsIterable) {
        group.setModulePostOrderIndex(module, index - moved.length)
      }
    })
  }
  for (const module of moved) chunkGraph.disconnectChunkAndModule(later, module)
}

/**
 * Leaves the styles of what is fetched later with the templates that may show it (docs/gatsby.md, styles of templates):
 * the HTML of a page has what its script has not yet.
 */
export class LaterStyles {
  apply({ hooks }: Pick<Compiler, 'hooks'>): void {
    hooks.thisCompilation.tap('LaterStyles', (compilation) => {
      compilation.hooks.optimizeChunks.tap('LaterStyles', (chunks) => {
        for (const chunk of [...chunks]) {
          if (isLater(chunk)) moveStyles(compilation, chunk)
        }
      })
    })
  }
}
