import { ShortClassNames } from './class-names'
import { OwnStyleSheets } from './own-style-sheets'
import { ShortSharedNames } from './shared-names'
import { AnyStyleOrder } from './style-order'
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
  options: { module: { rules }, plugins, optimization: { splitChunks: { cacheGroups } } },
})

test('classes have short names', () => {
  const rule = cssRule()
  new ShortClassNames().apply(compiler([{ oneOf: [rule] }]))
  expect(rule.use[0]?.options.modules.localIdentName).toBe('[hash:base64:5]')
})

test('the order of styles is not complained of', () => {
  const plugin = new MiniCssExtractPlugin()
  new AnyStyleOrder().apply(compiler([], [plugin]))
  expect(plugin.options.ignoreOrder).toBe(true)
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

test('what chunks share has a short name', () => {
  const group = {
    name: (_module: unknown, chunks: unknown): string => `0123456789${String(chunks)}`,
  }
  new ShortSharedNames().apply(compiler([], [], { shared: group }))
  expect(group.name(null, 'a')).toBe('012345')
})

test('a build without what a patch leans on ends, naming the patch', () => {
  expect(() => new ShortClassNames().apply(compiler())).toThrow('"class names" in docs/gatsby.md')
  expect(() => new OwnStyleSheets().apply(compiler())).toThrow(
    '"own style sheets" in docs/gatsby.md',
  )
  expect(() => new TemplateStyles().apply(compiler())).toThrow(
    '"styles of templates" in docs/gatsby.md',
  )
  expect(() => new ShortSharedNames().apply(compiler())).toThrow('"file hashes" in docs/gatsby.md')
  expect(() => new AnyStyleOrder().apply(compiler())).toThrow('"order of styles" in docs/gatsby.md')
})
