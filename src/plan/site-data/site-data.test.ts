import type { BuildContent } from '../content'
import { siteDataOf } from './site-data'

const option = (id: string, active = true) => ({
  ...{ id, title: `Option ${id}`, active, slug: null, code: null },
})
const list = (name: BuildContent['filters'][number]['list'], ids: readonly string[]) => ({
  site: 'it_eu' as const,
  list: name,
  options: ids.map((id) => option(id, id !== '304')),
})
const ids = (...all: string[]) => all.map((id) => ({ id }))

const content: BuildContent = {
  ...{ regions: [], navigation: [], configs: [], shortlinks: [], forms: [], sitemaps: [] },
  ...{ categories: [], entries: [], seo: [], companies: [] },
  filters: [
    list('businessUnitsCategories', ['101']),
    list('materialsCategories', ['302', '301', '303', '304']),
    list('industriesCategories', ['401']),
  ],
  products: [
    {
      ...{ id: 'p', site: 'it_eu', title: 'Arcus', section: 'products', code: 'A', slug: 'arcus' },
      ...{ category: { code: 'C', slug: 'frese' }, relatedProducts: [], translations: {} },
      ...{ image: null, seo: null, businessUnits: [], industries: [], facts: [] },
      ...{ dimensions: [], outline: null, versions: [] },
      materials: ids('301', '302', '304'),
    },
  ],
}

test('forms know the category and the versions of a product by its title', () => {
  const [arcus] = content.products
  if (!arcus) throw new Error('There is no product.')
  const versions = [{ code: 'A-T', title: 'Arcus T' }]
  const own = { ...content, products: [{ ...arcus, versions }] }
  const products = siteDataOf('it_eu', own, new Set())['enquiry-products']
  expect(products).toEqual({ Arcus: { category: 'C', versions: ['Arcus T'] } })
  expect(siteDataOf('ww', own, new Set())['enquiry-products']).toEqual({})
})

test('the menu leads into the catalogue by each material that products of the site work', () => {
  const { materials, industries } = siteDataOf('it_eu', content, new Set())['menu-filters']
  expect(materials).toEqual([
    { label: 'Option 302', href: '/it_eu/products?materials[]=302' },
    { label: 'Option 301', href: '/it_eu/products?materials[]=301' },
  ])
  expect(industries).toEqual([])
  expect(siteDataOf('ww', content, new Set())['menu-filters'].materials).toEqual([])
})
