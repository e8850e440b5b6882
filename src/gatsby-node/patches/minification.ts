import { z } from 'zod'

const TERSER = 'TerserPlugin'

const settings = z.record(z.string(), z.unknown())
const terser = z.object({ options: z.object({ minimizer: z.object({ options: settings }) }) })

const isTerser = (plugin: unknown): plugin is z.infer<typeof terser> =>
  plugin instanceof Object && plugin.constructor.name === TERSER && terser.safeParse(plugin).success

/** How Terser writes scripts: those of files, and those that stand in pages (`inline-scripts.ts`). */
export const MINIFICATION = {
  /** All browsers of `browserslist` in package.json know it. */
  ecma: 2020,
  compress: {
    /** What is made shorter once can be made shorter again; a third time saves nothing. */
    passes: 2,
    /** Safe where no function expression without `this` is called with `new`: classes are written as such. */
    unsafe_arrows: true,
  },
} as const

/**
 * Writes scripts for browsers of today, which Gatsby writes for those of 2009 (docs/gatsby.md, minification).
 *
 * For compilations of what browsers run.
 */
export class Minification {
  /** @throws when Gatsby minifies by another plugin */
  apply({
    options,
  }: {
    readonly options: { readonly optimization: { readonly minimizer?: readonly unknown[] } }
  }): void {
    const plugins = (options.optimization.minimizer ?? []).filter(isTerser)
    if (plugins.length === 0) {
      throw new Error(`Gatsby has no ${TERSER}: see "minification" in docs/gatsby.md.`)
    }
    for (const plugin of plugins) {
      plugin.options.minimizer.options = MINIFICATION
    }
  }
}
