import type { Compiler } from 'webpack'

const NAME = 'SliceHashes'

/** The program that renders every page, with what `gatsby-ssr.tsx` imports. */
const RENDERER = 'render-page'
const SLICE = /^slice---/

/**
 * Makes the code that renders every page count as code of each slice, which it renders, too: when only that is other
 * code, Gatsby renders all pages again and no slice (docs/gatsby.md, slice hashes).
 *
 * For the compilation that renders.
 */
export class SliceHashes {
  apply({ hooks }: Pick<Compiler, 'hooks'>): void {
    hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterHash.tap(NAME, () => {
        const chunks = [...compilation.chunks]
        const renderer = chunks.find(({ name }) => name === RENDERER)
        for (const chunk of chunks) {
          if (SLICE.test(chunk.name ?? '')) chunk.hash = `${chunk.hash}-${renderer?.hash}`
        }
      })
    })
  }
}
