import type { CompilingModules } from './built-code'

const HOME = '/site/src/templates/home/home.tsx'
const PRODUCT = '/site/src/templates/product/product.tsx'
const MENU = '/site/src/chrome/main-menu/slice.tsx'

const before = process.env.GATSBY_CPU_COUNT
let made: string[]
let dirty: string[]

const compiles = (name: string) => () => {
  made.push(name)
  return Promise.resolve(name)
}

const modulesOfGatsby = () => ({
  queries: { extractQueries: compiles('queries') },
  dirtyQueries: { calcDirtyQueryIds: () => dirty },
  scripts: { buildProductionBundle: compiles('scripts') },
  renderer: { buildRenderer: compiles('renderer') },
  hashes: { getSSRChunkHashes: () => ({ renderPageHash: 'new', templateHashes: { a: 'new' } }) },
})

/** Gatsby's state as the last build has left it, and then with the pages that this build creates. */
function site(...templates: string[]) {
  const compiled = [HOME, PRODUCT, MENU]
  const byTemplate = (all: readonly string[]) =>
    new Map(all.map((componentPath, index) => [`/${index}`, { componentPath }]))
  const state = {
    components: new Map(compiled.map((componentPath) => [componentPath, { componentPath }])),
    pages: byTemplate([]),
    slices: byTemplate([MENU]),
    webpackCompilationHash: 'scripts-1',
    html: { ssrCompilationHash: 'renderer-1' },
  }
  return {
    store: { getState: () => state },
    create: () => {
      state.pages = byTemplate(templates)
      for (const each of templates) state.components.set(each, { componentPath: each })
    },
  }
}

/** The steps of a build in which compiling may be left out, with what Gatsby reads of their results. */
async function build(modules: ReturnType<typeof modulesOfGatsby>, create: () => void) {
  create()
  await modules.queries.extractQueries()
  const scripts: unknown = await modules.scripts.buildProductionBundle()
  const renderer: unknown = await modules.renderer.buildRenderer()
  return { scripts, renderer, hashes: modules.hashes.getSSRChunkHashes() }
}

/** A build's own state of the module. */
async function builtCode() {
  jest.resetModules()
  return import('./built-code')
}

async function run(templates: readonly string[], modules = modulesOfGatsby()) {
  const { keepCompiled, keepsCompiled } = await builtCode()
  const { store, create } = site(...templates)
  Reflect.apply(keepCompiled, undefined, [{ store }, modules])
  return { ...(await build(modules, create)), isKept: keepsCompiled() }
}

beforeEach(() => {
  made = []
  dirty = ['/1']
  delete process.env.GATSBY_CPU_COUNT
})
afterAll(() => {
  if (before === undefined) delete process.env.GATSBY_CPU_COUNT
  else process.env.GATSBY_CPU_COUNT = before
})

test('what the last build has compiled stands for this one', async () => {
  const { scripts, renderer, hashes, isKept } = await run([HOME, HOME, PRODUCT])
  expect(made).toEqual([])
  expect(isKept).toBe(true)
  expect(scripts).toMatchObject({ stats: { hash: 'scripts-1' } })
  expect(renderer).toHaveProperty('close')
  // None of a template has changed, so no page is rendered for it.
  expect(hashes).toEqual({ renderPageHash: 'renderer-1', templateHashes: {} })
})

test.each([
  ['the first page of a template comes', [HOME, PRODUCT, '/site/src/templates/faq/faq.tsx']],
  ['the last page of a template goes', [HOME, HOME]],
])('all is compiled when %s', async (_, templates) => {
  const { hashes, isKept } = await run(templates)
  expect(made).toEqual(['queries', 'scripts', 'renderer'])
  expect(isKept).toBe(false)
  expect(hashes.renderPageHash).toBe('new')
})

test('few queries run in the process that is there, many in others', async () => {
  await run([HOME, PRODUCT])
  expect(process.env.GATSBY_CPU_COUNT).toBe('1')
  delete process.env.GATSBY_CPU_COUNT
  dirty = Array.from({ length: 2000 }, (_, index) => `/${index}`)
  await run([HOME, PRODUCT])
  expect(process.env.GATSBY_CPU_COUNT).toBeUndefined()
})

test('a Gatsby with other steps is told of', async () => {
  const others: CompilingModules = { ...modulesOfGatsby(), renderer: {} }
  const { keepCompiled } = await builtCode()
  expect(() => {
    Reflect.apply(keepCompiled, undefined, [site(HOME), others])
  }).toThrow('Gatsby has no buildRenderer: see "built code" in docs/gatsby.md.')
})
