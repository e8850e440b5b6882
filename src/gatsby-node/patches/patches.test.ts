import { BlockStyles } from './block-styles'
import { sheetsOfNames, shortNames, ShortClassNames } from './class-names'
import { NumberedFiles, ShortHashes } from './file-hashes'
import { forgetInlineObjects } from './inline-objects'
import { Minification } from './minification'
import { keepPageNodes } from './page-nodes'
import { RareStyles } from './rare-styles'
import { OwnStyleSheets } from './own-style-sheets'
import { SliceHashes } from './slice-hashes'
import { AnyStyleOrder } from './style-order'
import { isTemplate, TemplateNumbers } from './template-chunks'
import { TemplateStyles } from './template-styles'

class MiniCssExtractPlugin {
  readonly options = { ignoreOrder: false }
}

const cssRule = () => ({
  test: /\.css$/,
  use: [{ loader: 'css-loader', options: { modules: { localIdentName: '[path][name]' } } }],
})

/** A compiler with settings as Gatsby's, or without what a patch looks for. */
const compiler = (rules: unknown[] = [], plugins: unknown[] = [], cacheGroups = {}) => ({
  options: {
    module: { rules },
    plugins,
    optimization: { splitChunks: { cacheGroups } },
    cache: {},
  },
})

test('files of loaders have short hashes in their names, as all others', () => {
  const font = { loader: 'url-loader', options: { limit: 0, name: 'static/[name]-[hash].[ext]' } }
  const made = { options: { module: { rules: [{ oneOf: [{ use: [font] }] }] }, output: {} } }
  new ShortHashes().apply(made)
  expect(font.options.name).toBe('static/[name]-[hash:8].[ext]')
  expect(made.options.output).toEqual({ hashDigestLength: 8 })
})

test('what is fetched later goes by the numbers of its chunks', () => {
  const plugin = new MiniCssExtractPlugin()
  const made = { output: {}, plugins: [plugin] }
  new NumberedFiles().apply({ options: made })
  expect(made.output).toEqual({ chunkFilename: '[id]-[contenthash].js' })
  expect(plugin.options).toMatchObject({ chunkFilename: '[id].[contenthash].css' })
})

/** Has chunks numbered. */
function numbered(...names: (string | null)[]) {
  const chunks = names.map((name) => ({ name, id: null, ids: null }))
  const chunkIds = { tap: (_: unknown, run: (all: readonly object[]) => void) => run(chunks) }
  const hooks = {
    compilation: { tap: (_: string, run: (made: object) => void) => run({ hooks: { chunkIds } }) },
  }
  Reflect.apply(TemplateNumbers.prototype.apply, new TemplateNumbers(), [{ hooks }])
  return new Map(chunks.map(({ name, id }) => [name, id]))
}

describe('numbers of templates', () => {
  const names = Array.from({ length: 300 }, (_, index) => `component---${index}`)

  test('are their own, each of at most four digits', () => {
    const numbers = [...numbered(...names).values()]
    expect(new Set(numbers).size).toBe(names.length)
    expect(numbers.filter((number) => !/^\d{1,4}$/.test(String(number)))).toEqual([])
  })

  test('are the same whatever else there is, in whatever order', () => {
    const few = numbered('component---home', 'component---faq')
    const more = numbered('app', 'component---faq', null, 'messages-de', 'component---home')
    expect(more.get('component---home')).toBe(few.get('component---home'))
    expect(more.get('component---faq')).toBe(few.get('component---faq'))
  })

  test('are given to nothing else, and the styles of blocks go by their name', () => {
    const ids = numbered('app', 'component---home', 'block-styles', null)
    expect([ids.get('app'), ids.get(null)]).toEqual([null, null])
    expect(ids.get('block-styles')).toBe('block-styles')
    expect([...ids.keys()].filter(isTemplate)).toEqual(['component---home'])
  })
})

describe('names of classes', () => {
  const CARD = ['/site/src/card.module.css', '.card { & > .title, .card:hover { top: .5em } }']
  const MENU = ['/site/src/menu.module.css', '@keyframes open {} .title { animation: open 1s }']
  const sheets = (...all: string[][]) => new Map(all.map(([file = '', css = '']) => [file, css]))

  /** What a compilation with these sheets calls something. */
  const namesIn = (...all: string[][]) => {
    const modules: { localIdentName: string; getLocalIdent?: (...from: unknown[]) => string } = {
      localIdentName: '[path][name]',
    }
    const made = compiler([{ oneOf: [{ use: [{ options: { modules } }] }] }])
    new ShortClassNames(sheets(...all)).apply(made)
    return {
      cache: made.options.cache,
      nameOf: (resourcePath: string | undefined, name: string) =>
        modules.getLocalIdent?.({ resourcePath }, '', name),
    }
  }

  test('are of two letters and none is given twice, in whatever order sheets come', () => {
    const { nameOf } = namesIn(MENU, CARD)
    const names = [nameOf(CARD[0], 'card'), nameOf(CARD[0], 'title'), nameOf(MENU[0], 'title')]
    expect(names).toEqual(['a0', 'a1', 'a3'])
    expect(nameOf(MENU[0], 'open')).toBe('a2')
  })

  test('tell the sheets that they are of', () => {
    const files = sheetsOfNames(sheets(CARD, MENU))
    expect(['a1', 'a3'].map((name) => files.get(name))).toEqual([CARD[0], MENU[0]])
  })

  test('of three letters follow where there are many', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `.c${index} {}`).join('')
    const names = [...shortNames(sheets(['many.module.css', many])).values()]
    expect(new Set(names).size).toBe(3000)
    expect(new Set(names.map((name) => name.length))).toEqual(new Set([2, 3]))
  })

  test('are those of advertisements nowhere', () => {
    const names = [...shortNames(sheets(CARD, MENU)).values()]
    expect(names.filter((name) => !/^[a-z][A-Z0-9]+$/.test(name))).toEqual([])
  })

  test('that change with others leave nothing of what was compiled before', () => {
    expect(namesIn(CARD, MENU).cache).toEqual(namesIn(MENU, CARD).cache)
    expect(namesIn(CARD, MENU).cache).not.toEqual(namesIn(MENU).cache)
  })

  test('that are not found in a sheet end the build', () => {
    expect(() => namesIn(CARD).nameOf(CARD[0], 'other')).toThrow(/card\.module\.css: \.other/)
  })
})

test('nothing is noted of the objects in a node, and a Gatsby that does so otherwise is told of', () => {
  const noted: object[] = []
  const model = { trackInlineObjectsInRootNode: (node: object) => void noted.push(node) }
  forgetInlineObjects(model)
  model.trackInlineObjectsInRootNode({})
  expect(noted).toEqual([])
  const other: object = {}
  expect(() => {
    Reflect.apply(forgetInlineObjects, null, [other])
  }).toThrow('inline objects')
})

test('nodes of pages that Gatsby knows are kept, and no others', () => {
  const touched: string[] = []
  const keep = (pages: unknown) => {
    const args = {
      store: { getState: () => ({ pages }) },
      getNodesByType: () => [{ path: '/de_eu' }, { path: '/de_eu/lost' }],
      actions: { touchNode: ({ path }: { path: string }) => void touched.push(path) },
    }
    Reflect.apply(keepPageNodes, null, [args])
  }
  keep(new Map([['/de_eu', {}]]))
  expect(touched).toEqual(['/de_eu'])
  expect(() => {
    keep([])
  }).toThrow('page nodes')
})

test('the order of styles is not complained of', () => {
  const plugin = new MiniCssExtractPlugin()
  new AnyStyleOrder().apply(compiler([], [plugin]))
  expect(plugin.options.ignoreOrder).toBe(true)
})

test('scripts are minified for browsers of today, and a Gatsby that does so otherwise is told of', () => {
  class TerserPlugin {
    readonly options = { minimizer: { options: { compress: { ecma: 5 } } } }
  }
  const plugin = new TerserPlugin()
  new Minification().apply({ options: { optimization: { minimizer: [plugin] } } })
  expect(plugin.options.minimizer.options).toEqual({
    ecma: 2020,
    compress: { passes: 2, unsafe_arrows: true },
  })
  expect(() => {
    new Minification().apply({ options: { optimization: {} } })
  }).toThrow('minification')
})

test('a style sheet can be a file of its own', () => {
  const choice = { oneOf: [cssRule()] }
  new OwnStyleSheets().apply(compiler([{ test: /\.js$/ }, choice]))
  expect(choice.oneOf[0]).toMatchObject({ resourceQuery: /^\?file$/, type: 'asset/resource' })
})

describe('the styles of every page', () => {
  const group = { name: 'styles', test: (_module: object, _context: object): boolean => true }
  const groups = { styles: group, panels: group }
  new TemplateStyles().apply(compiler([], [], groups))
  const MENU = '/site/src/chrome/main-menu/level-2.module.css'
  const ask = (sheet: typeof group, file: string, type: string, ...names: (string | undefined)[]) =>
    sheet.test(
      { type, nameForCondition: () => file },
      { chunkGraph: { getModuleChunksIterable: () => names.map((name) => ({ name })) } },
    )
  const isThere = (type: string, ...names: (string | undefined)[]) =>
    ask(group, '/site/src/theme/global.css', type, ...names)

  test.each([
    [true, MENU],
    [true, '/site/src/chrome/user-menu/user-menu.module.css'],
    [false, '/site/src/chrome/main-menu/main-menu.module.css'],
    [false, '/site/src/ui/cards/cards.module.css'],
  ])('what opens is a sheet of its own: %s for %s', (expected, file) => {
    expect(ask(groups.panels, file, 'css/mini-extract', 'app')).toBe(expected)
    expect(ask(groups.styles, file, 'css/mini-extract', 'app')).toBe(!expected)
    expect(ask(groups.panels, file, 'css/mini-extract', 'component---home')).toBe(false)
  })

  test.each([
    [true, 'css/mini-extract', ['component---home', 'app']],
    [true, 'css/mini-extract', ['slice---footer']],
    [false, 'css/mini-extract', ['component---home', undefined]],
    [false, 'javascript/auto', ['app']],
  ])('%s: %s of %j', (expected, type, names) => {
    expect(isThere(type, ...names)).toBe(expected)
  })
})

test('a build without what a patch leans on ends, naming the patch', () => {
  expect(() => new ShortClassNames().apply(compiler())).toThrow('"class names" in docs/gatsby.md')
  expect(() => new OwnStyleSheets().apply(compiler())).toThrow(
    '"own style sheets" in docs/gatsby.md',
  )
  expect(() => new TemplateStyles().apply(compiler())).toThrow(
    '"styles of templates" in docs/gatsby.md',
  )
  expect(() => new AnyStyleOrder().apply(compiler())).toThrow('"order of styles" in docs/gatsby.md')
  expect(() => {
    new NumberedFiles().apply({ options: { output: {}, plugins: [] } })
  }).toThrow('"file hashes" in docs/gatsby.md')
})

test('slices are rendered again when what renders pages is other code', () => {
  const chunks = [
    { name: 'render-page', hash: 'a1' },
    { name: 'slice---menu', hash: 'b2' },
    { name: 'component---home', hash: 'c3' },
  ]
  const runs: (() => void)[] = []
  const compilation = {
    chunks,
    hooks: { afterHash: { tap: (_: string, run: () => void) => runs.push(run) } },
  }
  const hooks = {
    compilation: { tap: (_: string, run: (made: object) => void) => run(compilation) },
  }
  Reflect.apply(SliceHashes.prototype.apply, new SliceHashes(), [{ hooks }])
  for (const run of runs) run()
  expect(chunks.map(({ hash }) => hash)).toEqual(['a1', 'b2-a1', 'c3'])
})

/** Has the styles of rare blocks moved in a compilation with these chunks. */
function optimize(chunkGraph: object, chunks: readonly object[]): void {
  const optimizeChunks = {
    tap: (_: string, run: (all: readonly object[]) => void) => run(chunks),
  }
  const compilation = { chunkGraph, hooks: { optimizeChunks } }
  const hooks = {
    thisCompilation: { tap: (_: string, run: (made: object) => void) => run(compilation) },
  }
  Reflect.apply(RareStyles.prototype.apply, new RareStyles(), [{ hooks }])
}

test('styles of what is fetched later stand with the templates that ask for it', () => {
  const css = (name: string) => ({ name, type: 'css/mini-extract' })
  const own = css('own.css')
  const later = css('faq.css')
  const script = { name: 'faq.js', type: 'javascript/auto' }
  const order = new Map<object, number>([[own, 0]])
  const templateGroup = {
    origins: [],
    setModulePostOrderIndex: (module: object, index: number) => order.set(module, index),
  }
  const template = { name: 'component---home', groupsIterable: [templateGroup] }
  const frame = { name: 'app', groupsIterable: [] }
  const origin = { module: { nameForCondition: () => '/site/src/blocks/rare-blocks.ts' } }
  const laterGroup = {
    origins: [origin],
    parentsIterable: [{ chunks: [template] }, { chunks: [frame] }],
    getModulePostOrderIndex: () => 0,
  }
  const chunk = { name: null, groupsIterable: [laterGroup] }
  const modules = new Map<object, Set<object>>([
    [template, new Set([own])],
    [frame, new Set()],
    [chunk, new Set([later, script])],
  ])
  const chunkGraph = {
    getChunkModulesIterable: (of: object) => modules.get(of),
    isModuleInChunk: (module: object, of: object) => modules.get(of)?.has(module),
    connectChunkAndModule: (of: object, module: object) => modules.get(of)?.add(module),
    disconnectChunkAndModule: (of: object, module: object) => modules.get(of)?.delete(module),
  }
  optimize(chunkGraph, [template, frame, chunk])
  expect([...(modules.get(template) ?? [])]).toEqual([own, later])
  expect([...(modules.get(chunk) ?? [])]).toEqual([script])
  expect([...(modules.get(frame) ?? [])]).toEqual([])
  expect(order.get(later)).toBeLessThan(order.get(own) ?? 0)
})

describe('the styles of blocks', () => {
  const file = (name: string, type = 'javascript/auto') => ({ type, nameForCondition: () => name })
  const anyBlock = file('/site/src/blocks/block.tsx')
  const hero = file('/site/src/blocks/hero/hero.module.css', 'css/mini-extract')
  const card = file('/site/src/ui/cards/entry-card.module.css', 'css/mini-extract')
  const own = file('/site/src/templates/home/home.module.css', 'css/mini-extract')
  const chunk = (name: string, ...modules: object[]) => ({ name, modules })
  const home = chunk('component---home', anyBlock, hero, card, own)
  const story = chunk('component---story', anyBlock, hero, card)
  const product = chunk('component---product', card)
  const app = chunk('app', anyBlock, hero)

  /** The group that gathers them, in a compilation with these chunks. */
  function groupOf(...chunks: { readonly name: string; readonly modules: readonly object[] }[]) {
    const chunkGraph = {
      getChunkModulesIterable: ({ modules }: (typeof chunks)[number]) => modules,
      isModuleInChunk: (module: object, { modules }: (typeof chunks)[number]) =>
        modules.includes(module),
    }
    const optimizeChunks = {
      tap: (_: string, run: (all: readonly object[]) => void) => run(chunks),
    }
    const cacheGroups: Record<string, unknown> = { styles: { priority: 40 } }
    const { options } = compiler([], [], cacheGroups)
    const compilation = { chunkGraph, hooks: { optimizeChunks } }
    const hooks = {
      thisCompilation: { tap: (_: string, run: (made: object) => void) => run(compilation) },
    }
    Reflect.apply(BlockStyles.prototype.apply, new BlockStyles(), [{ options, hooks }])
    const settings: object = Object(cacheGroups['block-styles'])
    const ask = (name: string, ...args: readonly unknown[]): unknown => {
      const answer: unknown = Reflect.get(settings, name)
      return typeof answer === 'function' ? Reflect.apply(answer, null, args) : undefined
    }
    return {
      settings,
      takes: (module: object) => ask('test', module, { chunkGraph }),
      from: (each: object) => ask('chunks', each),
    }
  }

  test('are a sheet of those templates that show whatever blocks there are', () => {
    const { settings, from } = groupOf(home, story, product, app)
    expect(settings).toMatchObject({ name: 'block-styles', priority: 40 })
    expect([home, story, product, app].map(from)).toEqual([true, true, false, false])
  })

  test('are what all of these have, and no script', () => {
    const { takes } = groupOf(home, story, product, app)
    expect([hero, card, own, anyBlock].map(takes)).toEqual([true, true, false, false])
  })

  test('that no template shows end the build', () => {
    expect(() => groupOf(product, app)).toThrow('"styles of blocks" in docs/gatsby.md')
  })
})

test('a build in which no block is fetched later ends', () => {
  expect(() => optimize({}, [{ name: 'app', groupsIterable: [] }])).toThrow('docs/gatsby.md')
})
