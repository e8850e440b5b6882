import type { PlannedPage } from '../../routes'
import { categoriesShownBy, entriesShownBy, productsShownBy } from './shown-by-blocks'
import { buildContent, entryNode } from '../testing/content'

const home = entryNode('home', {
  section: 'home',
  handle: 'home',
  slug: null,
  type: null,
  blocks: [
    { type: 'products', preTitle: null, title: null, codes: ['B', 'A'] },
    {
      type: 'entries',
      preTitle: null,
      title: null,
      entries: [
        { section: 'articles', slug: 'wire' },
        { section: 'engineering', slug: null },
        { section: 'articles', slug: 'gone' },
      ],
    },
  ],
})

const content = buildContent([home])

const page = (
  id: string,
  section: string,
  slug: string | null,
  site: PlannedPage['site'] = 'ww',
): PlannedPage => ({
  path: `/${id}`,
  route: 'home',
  site,
  params: {},
  entry: { id, section, slug, source: id, translations: {} },
  alternates: {},
})

const homePage = page('home', 'home', null)
const drawn = [
  homePage,
  page('wire', 'articles', 'wire'),
  page('wire-in-italy', 'articles', 'wire', 'it_eu'),
  page('engineering', 'engineering', null),
  page('milling', 'engineering', 'milling'),
]

test('products are named by their codes', () => {
  expect(productsShownBy(homePage, content)).toEqual(['B', 'A'])
})

test('entries are those of the same site that have a page', () => {
  expect(entriesShownBy(homePage, content, drawn)).toEqual(['wire', 'engineering'])
})

test('categories are those of the site, where a block shows them', () => {
  const category = {
    title: 'Saws',
    section: 'productsCategories',
    slug: 'saws',
    image: null,
    seo: null,
  }
  const withBlock = buildContent(
    [{ ...home, blocks: [{ type: 'categories', preTitle: null, title: null, text: null }] }],
    {
      categories: [
        { ...category, id: 'c1', site: 'ww', code: 'BRS', translations: {} },
        { ...category, id: 'c2', site: 'it_eu', code: 'KLN', translations: {} },
      ],
    },
  )
  expect(categoriesShownBy(homePage, withBlock)).toEqual(['BRS'])
  expect(categoriesShownBy(homePage, content)).toEqual([])
})

test('a page without such blocks shows none', () => {
  const other = page('wire', 'articles', 'wire')
  expect(productsShownBy(other, content)).toEqual([])
  expect(entriesShownBy(other, content, drawn)).toEqual([])
})
