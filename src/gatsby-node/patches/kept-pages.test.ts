import { pageKeeper, type WantedPage } from './kept-pages'

const LONG_AGO = 1
const page = (others: Partial<WantedPage> = {}): WantedPage => ({
  path: '/de_eu/services',
  component: '/site/src/templates/services.tsx',
  context: { site: 'de_eu', noIndex: undefined, share: { src: '/share/a.jpg' } },
  slices: { menu: 'menu-de_eu' },
  ...others,
})

/** What keeps pages in a Gatsby that has made one. */
const keeper = (nodes: readonly string[] = ['SitePage /de_eu/services']) => {
  const stored = { ...page(), mode: 'SSG', updatedAt: LONG_AGO }
  const pages = new Map([[stored.path, stored]])
  const args = {
    store: { getState: () => ({ pages }) },
    getNodesByType: () => nodes.map((id) => ({ id })),
  }
  const keep = Reflect.apply(pageKeeper, null, [args])
  return { stored, keep: (wanted: WantedPage): unknown => Reflect.apply(keep, null, [wanted]) }
}

test('a page that is as it was is kept, and Gatsby does not take it for gone', () => {
  const { keep, stored } = keeper()
  expect(keep(page())).toBe(true)
  expect(stored.updatedAt).toBeGreaterThan(LONG_AGO)
  expect(stored.mode).toBe('SSG')
})

test.each<[string, Partial<WantedPage>]>([
  ['another address', { path: '/de_eu/leistungen' }],
  ['another template', { component: '/site/src/templates/home.tsx' }],
  ['another context', { context: { ...page().context, share: { src: '/share/b.jpg' } } }],
  ['more context', { context: { ...page().context, newsletter: true } }],
  ['another slice', { slices: { menu: 'menu-ww' } }],
])('a page with %s is made', (_, others) => {
  const { keep, stored } = keeper()
  expect(keep(page(others))).toBe(false)
  expect(stored.updatedAt).toBe(LONG_AGO)
})

test('a page that Gatsby has lost the node of is made', () => {
  const { keep } = keeper([])
  expect(keep(page())).toBe(false)
})

test('a Gatsby that keeps pages otherwise is told of', () => {
  const args = { store: { getState: () => ({ pages: [] }) }, getNodesByType: () => [] }
  expect(() => {
    Reflect.apply(pageKeeper, null, [args])
  }).toThrow('kept pages')
})
