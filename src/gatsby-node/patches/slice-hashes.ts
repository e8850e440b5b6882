import type { Compiler } from 'webpack'

const NAME = 'SliceHashes'

/** The program that renders every page, with what `gatsby-ssr.tsx` imports. */
const RENDERER = 'render-page'
const SLICE = /^slice---/

/**
 * Counts the code that renders every page as code of each slice, because it renders slices, too.
 * Otherwise, when only that code changes, Gatsby renders all pages again but no slice
 * (docs/gatsby.md, hashes).
 *
 * For the compilation of the static rendering.
 */
export class SliceHashes {
  /** @throws when Gatsby compiles no renderer, or no slice, by these names */
  apply({ hooks }: Pick<Compiler, 'hooks'>): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterHash.tap(NAME, () => {
        const chunks = [...compilation.chunks]
        const renderer = chunks.find(({ name }) => name === RENDERER)
        const slices = chunks.filter(({ name }) => SLICE.test(name ?? ''))
        if (!renderer || slices.length === 0) {
          throw new Error(
            `Gatsby compiles no ${RENDERER} or no slice: see "hashes" in docs/gatsby.md.`,
          )
        }
        for (const slice of slices) slice.hash = `${slice.hash}-${renderer.hash}`
      })
    })
  }
}
