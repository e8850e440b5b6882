import type { NonNullKeys } from '../shared/non-null-keys'
import { productsPageProps } from './products-props'
import type { CategoryGroup } from './variables'

type Data = NonNullKeys<Queries.ProductsPageQuery, 'entry'>

const category = (code: string) => ({ code, title: code, slug: code, abstract: null, image: null })

/** The products under each title. Each category has one machine, except the empty ones. */
function index(groups: CategoryGroup[], codes: string[], empty: string[] = []) {
  const data: Data = {
    website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
    company: { shortName: 'Acme', emails: [], phones: [] },
    defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
    trail: { nodes: [] },
    entry: { title: 'Products', abstract: null, image: null, seo: null },
    categories: { nodes: [...codes, ...empty].map(category) },
    products: {
      nodes: codes.map((code) => ({
        title: `${code} 1`,
        slug: `${code}-1`,
        category: { code },
      })),
    },
  }
  return productsPageProps(data, 'ww', groups).groups.map(({ title, categories: own }) => [
    title,
    ...own.map(({ code }) => code),
  ])
}

test('categories stand in their groups, in the order of these', () => {
  const groups = [
    { title: 'Ceramics', codes: ['KLN'] },
    { title: 'Stone', codes: ['JET', 'SAW'] },
  ]
  expect(index(groups, ['SAW', 'KLN', 'JET'])).toEqual([
    ['Ceramics', 'KLN'],
    ['Stone', 'JET', 'SAW'],
  ])
})

test('those in no group stand under no title, at the end', () => {
  expect(index([{ title: 'Stone', codes: ['SAW'] }], ['LFT', 'SAW'])).toEqual([
    ['Stone', 'SAW'],
    [null, 'LFT'],
  ])
})

test('categories without machines are left out, and groups of such', () => {
  expect(index([{ title: 'Glass', codes: ['OVN'] }], ['SAW'], ['OVN'])).toEqual([[null, 'SAW']])
})

test('without groups all categories stand together', () => {
  expect(index([], ['SAW', 'KLN'])).toEqual([[null, 'SAW', 'KLN']])
})
