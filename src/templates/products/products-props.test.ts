import type { Found } from '../shared/found'
import { productsPageProps } from './products-props'

type Data = Found<Queries.ProductsPageQuery, 'entry'>
type Item = Data['menu']['mainNavigation'][number]
type Group = Item['children'][number]

const category = (code: string) => ({ code, title: code, slug: code, abstract: null, image: null })
const inMenu = (slug: string, hidden = false) => ({ section: 'productsCategories', slug, hidden })
const group = (title: string, ...children: Group['children']): Group => ({
  ...{ title, hidden: false, children },
})
const catalogue = (...children: Group[]): Item => ({ section: 'products', slug: null, children })

/** What stands under which title, where each category has one machine. */
function index(mainNavigation: Item[], ...codes: string[]) {
  const data: Data = {
    website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
    company: { shortName: 'Acme', emails: [], phones: [] },
    defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
    trail: { nodes: [] },
    entry: { title: 'Products', abstract: null, image: null, seo: null },
    menu: { mainNavigation },
    categories: { nodes: codes.map(category) },
    products: {
      nodes: codes.map((code) => ({
        title: `${code} 1`,
        slug: `${code}-1`,
        category: { code, slug: code },
      })),
    },
  }
  return productsPageProps(data, 'ww').groups.map(({ title, categories: own }) => [
    title,
    ...own.map(({ code }) => code),
  ])
}

test('categories stand in the groups and the order of the main menu', () => {
  const menu = [
    { section: 'services', slug: null, children: [group('Care', inMenu('saws'))] },
    catalogue(
      group('Ceramics', inMenu('kilns')),
      group('Stone', inMenu('waterjets'), inMenu('saws')),
    ),
  ]
  expect(index(menu, 'saws', 'kilns', 'waterjets')).toEqual([
    ['Ceramics', 'kilns'],
    ['Stone', 'waterjets', 'saws'],
  ])
})

test('those that the menu does not show stand under no title, at the end', () => {
  const menu = [catalogue(group('Stone', inMenu('saws'), inMenu('lifts', true)))]
  expect(index(menu, 'lifts', 'saws')).toEqual([
    ['Stone', 'saws'],
    [null, 'lifts'],
  ])
})

test('groups without a category that has machines, and hidden ones, are left out', () => {
  const hidden = { ...group('Wood', inMenu('saws')), hidden: true }
  expect(index([catalogue(group('Glass', inMenu('ovens')), hidden)], 'saws')).toEqual([
    [null, 'saws'],
  ])
})

test('without groups in the menu all categories stand together', () => {
  expect(index([], 'saws', 'kilns')).toEqual([[null, 'saws', 'kilns']])
})
