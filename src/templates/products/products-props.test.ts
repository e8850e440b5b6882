import type { Found } from '../shared/found'
import { productsPageProps } from './products-props'

type Data = Found<Queries.ProductsPageQuery, 'entry' | 'units'>

const option = (id: string, active = true) => ({ id, title: id, active })
const category = (code: string, ...businessUnits: string[]) => ({
  ...{ code, title: code, slug: code, abstract: null, image: null },
  businessUnits: businessUnits.map((id) => ({ id })),
})

/** What stands under which unit, where each category has one machine. */
function index(options: Data['units']['options'], ...categories: ReturnType<typeof category>[]) {
  const data: Data = {
    website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
    company: { shortName: 'Acme', emails: [], phones: [] },
    defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
    trail: { nodes: [] },
    entry: { title: 'Products', abstract: null, image: null, seo: null },
    units: { options },
    categories: { nodes: categories },
    products: {
      nodes: categories.map(({ code, slug }) => ({
        title: `${code} 1`,
        slug: `${code}-1`,
        category: { code, slug },
      })),
    },
  }
  return productsPageProps(data, 'ww').units.map(({ title, categories: own }) => [
    title,
    ...own.map(({ code }) => code),
  ])
}

test('a category stands under the first of its units that is shown', () => {
  expect(
    index(
      [option('stone'), option('ceramics'), option('glass', false)],
      category('kilns', 'glass', 'ceramics'),
      category('saws', 'stone'),
    ),
  ).toEqual([
    ['stone', 'saws'],
    ['ceramics', 'kilns'],
  ])
})

test('what is for all units stands under none, at the end', () => {
  expect(
    index(
      [option('stone'), option('ceramics')],
      category('software', 'stone', 'ceramics'),
      category('saws', 'stone'),
      category('lifts'),
    ),
  ).toEqual([
    ['stone', 'saws'],
    [null, 'software', 'lifts'],
  ])
})

test('where there is one unit only, everything of it stands under it', () => {
  expect(index([option('stone')], category('saws', 'stone'))).toEqual([['stone', 'saws']])
})
