import type { ProductNode } from '../shared/content-nodes'
import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { productDrawings } from './product-drawings'
import { productVariables } from './variables'

const entry = (id: string, section: string, date: string | null, codes = ['A']) =>
  entryNode(id, {
    section,
    date,
    blocks: [{ type: 'products', preTitle: null, title: null, codes }],
  })
const entries = [
  entry('article', 'articles', '2026-09-01'),
  entry('old', 'customerStories', '2024-01-01'),
  entry('new', 'customerStories', '2026-01-01'),
  entry('innovation', 'innovationStories', '2026-05-01'),
  entry('other', 'customerStories', '2026-10-01', ['B']),
  entry('service', 'services', '2026-10-01'),
]
const product = (code: string): ProductNode => ({
  id: `product ${code}`,
  site: 'ww',
  title: code,
  section: 'machines',
  code,
  slug: code,
  category: { code: 'SAW', slug: 'saws' },
  relatedProducts: ['B'],
  businessUnits: [],
  industries: [],
  materials: [],
  translations: {},
  facts: [],
  dimensions: [],
  outline: null,
  versions: [],
  image: null,
  seo: null,
})
const build = buildFacts(contentNodes(entries, { products: ['A', 'C'].map(product) }))
const page = (code: string) => plannedPage(product(code), { route: 'products-category-slug' })

test('customers come first, then the newest, and three are enough', () => {
  expect(productVariables(page('A'), build)).toEqual({
    entry: 'product A',
    related: ['B'],
    stories: ['new', 'old', 'innovation'],
  })
})

test('stories without a page are not shown, and an empty list is no story', () => {
  const builtPages = build.builtPages.filter(({ entry: { id } }) => id !== 'new')
  const { stories } = productVariables(page('A'), { ...build, builtPages })
  expect(stories).toEqual(['old', 'innovation', 'article'])
  expect(productVariables(page('C'), build).stories).toEqual([])
})

test('a page of a product that is not there is a mistake', () => {
  expect(() => productVariables(page('B'), build)).toThrow('/product B is the page of a product')
})

test('the drawing of a product without versions has two sheets, stretched to its sizes', () => {
  const square = 'M0 0L1000 0L1000 1000L0 1000Z'
  const sizes = { length: 5400, width: 3600, height: 2600, weight: 3100 }
  const drawn: ProductNode = {
    ...product('D'),
    dimensions: [{ code: 'D', ...sizes, workingArea: null, supports: null }],
    outline: { front: square, side: square, plan: square },
  }
  const facts = buildFacts(contentNodes([], { products: [drawn] }))
  const { drawings } = productVariables(
    plannedPage(drawn, { route: 'products-category-slug' }),
    facts,
  )
  expect(drawings).toMatchObject([
    {
      narrow: { src: expect.stringMatching(/^\/static\/drawings\/.+\.svg$/), width: 480 },
      wide: { srcSet: expect.stringMatching(/^\/static\/drawings\/.+\.svg$/), width: 960 },
    },
  ])
  const [drawing] = productDrawings(drawn)
  expect(drawing?.narrow.svg).toContain('fill-rule="evenodd"')
})
