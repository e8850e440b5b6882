import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { composedVariables } from './variables'

const article = { section: 'articles', slug: 'wire' }
const home = entryNode('home', {
  section: 'home',
  handle: 'home',
  slug: null,
  blocks: [
    { type: 'products', preTitle: null, title: null, codes: ['B', 'A'] },
    {
      type: 'entries',
      preTitle: null,
      title: null,
      entries: [article, { section: 'engineering', slug: null }, { ...article, slug: 'gone' }],
    },
  ],
})
const wire = entryNode('wire', article)
const entries = [
  home,
  wire,
  entryNode('wire-in-italy', { ...article, site: 'it_eu' }),
  entryNode('engineering', { section: 'engineering', slug: null }),
  entryNode('milling', { section: 'engineering', slug: 'milling' }),
]
const build = buildFacts(contentNodes(entries))

test('products are named by their codes, entries are those of the same site that have a page', () => {
  expect(composedVariables(plannedPage(home), build)).toMatchObject({
    entry: 'home',
    products: ['B', 'A'],
    entries: ['wire', 'engineering'],
    categories: [],
  })
})

test('categories are those of the site, where a block shows them', () => {
  const category = {
    title: 'Saws',
    section: 'productsCategories',
    slug: 'saws',
    translations: {},
    facts: [],
    image: null,
    seo: null,
  }
  const content = contentNodes(
    [{ ...home, blocks: [{ type: 'categories', preTitle: null, title: null, text: null }] }],
    {
      categories: [
        { ...category, id: 'c1', site: 'ww', code: 'BRS' },
        { ...category, id: 'c2', site: 'it_eu', code: 'KLN' },
      ],
    },
  )
  expect(composedVariables(plannedPage(home), buildFacts(content)).categories).toEqual(['BRS'])
})

test('a page without such blocks shows none, and knows the pages above it', () => {
  const page = plannedPage(wire, { route: 'services-articles-slug' })
  expect(composedVariables(page, build)).toEqual({
    entry: 'wire',
    ancestors: ['home', 'services', 'articles'],
    products: [],
    categories: [],
    entries: [],
  })
})
