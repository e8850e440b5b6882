import { createRequire } from 'node:module'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { z } from 'zod'
import { stateOf } from '../../gatsby-api/functions-of-gatsby'

const byTemplate = z.map(z.string(), z.object({ componentPath: z.string() }))

/** The part of Gatsby's state about compiled code and the templates of pages. */
const state = z.object({
  components: byTemplate,
  pages: byTemplate,
  slices: byTemplate,
  webpackCompilationHash: z.string(),
  html: z.object({ ssrCompilationHash: z.string() }),
})

/**
 * For fewer queries than this, starting processes for them takes longer than running them in this
 * one.
 */
const FEW_QUERIES = 1000

type Step = (...parameters: readonly unknown[]) => unknown

const isStep = (value: unknown): value is Step => typeof value === 'function'
const isModule = (value: unknown): value is object => typeof value === 'object' && value !== null

/** @throws when a module of Gatsby has no such step */
function stepOf(module: unknown, name: string): Step {
  const step: unknown = isModule(module) ? Reflect.get(module, name) : undefined
  if (isStep(step)) return step
  throw new Error(`Gatsby has no ${name}: see "built code" in docs/gatsby.md.`)
}

/** Replaces a step of Gatsby. */
function replaceStep(module: unknown, name: string, replacement: (own: Step) => Step): void {
  const own = stepOf(module, name)
  if (isModule(module)) Reflect.set(module, name, replacement(own))
}

/** The modules of Gatsby whose steps are skipped, and the module that counts its queries. */
export interface CompilingModules {
  readonly queries: unknown
  readonly dirtyQueries: unknown
  readonly scripts: unknown
  readonly renderer: unknown
  readonly hashes: unknown
}

function modulesOfGatsby(): CompilingModules {
  const load = createRequire(path.resolve('package.json'))
  return {
    queries: load('gatsby/dist/query/query-watcher'),
    dirtyQueries: load('gatsby/dist/query'),
    scripts: load('gatsby/dist/commands/build-javascript'),
    renderer: load('gatsby/dist/commands/build-html'),
    hashes: load('gatsby/dist/utils/webpack/get-ssr-chunk-hashes'),
  }
}

let isKept = false

/** Whether this build keeps the compiled code of the last one and compiles nothing itself. */
export const keepsCompiled = (): boolean => isKept

/**
 * Makes Gatsby keep the results of its last build for unchanged code: queries of templates,
 * scripts, styles and the page renderer. It compiles after all when the templates differ from those
 * of the last build. That happens when the first page of a type has appeared, or the last one has
 * gone.
 *
 * To be called before pages are created, and after Gatsby has decided what it keeps of its last
 * build.
 *
 * @throws when Gatsby has no such steps
 */
export function keepCompiled(
  { store }: Pick<ParentSpanPluginArgs, 'store'>,
  { queries, dirtyQueries, scripts, renderer, hashes }: CompilingModules = modulesOfGatsby(),
): void {
  const read = () => state.parse(stateOf(store))
  const compiled = new Set(read().components.keys())
  const usesCompiled = () => {
    const { pages, slices } = read()
    const used = new Set([...pages.values(), ...slices.values()].map((each) => each.componentPath))
    return used.size === compiled.size && [...used].every((template) => compiled.has(template))
  }
  const kept =
    (result: () => unknown) =>
    (own: Step): Step =>
    (...parameters) =>
      isKept ? result() : own(...parameters)

  replaceStep(queries, 'extractQueries', (own) => (...parameters) => {
    isKept = usesCompiled()
    return isKept ? Promise.resolve() : own(...parameters)
  })
  const dirty = stepOf(dirtyQueries, 'calcDirtyQueryIds')
  const compilation = kept(() => {
    const ids = dirty(stateOf(store))
    if (Array.isArray(ids) && ids.length < FEW_QUERIES) process.env.GATSBY_CPU_COUNT = '1'
    const stats = { hash: read().webpackCompilationHash, hasWarnings: () => false }
    return Promise.resolve({ stats, close: () => Promise.resolve() })
  })
  replaceStep(scripts, 'buildProductionBundle', compilation)
  replaceStep(renderer, 'buildRenderer', compilation)
  replaceStep(
    hashes,
    'getSSRChunkHashes',
    kept(() => ({ renderPageHash: read().html.ssrCompilationHash, templateHashes: {} })),
  )
}
