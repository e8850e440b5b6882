import { categoriesOf, productListHref } from './product-finder-choices'

const saws = { code: 'SAW', title: 'Saws', href: '/products/saws', businessUnits: ['1'] }
const kilns = { code: 'KILN', title: 'Kilns', href: '/products/kilns', businessUnits: ['2', '1'] }
const filters = { businessUnits: [], categories: [saws, kilns] }

test('categories are those with products of the business unit', () => {
  expect(categoriesOf(filters, '1')).toEqual([saws, kilns])
  expect(categoriesOf(filters, '2')).toEqual([kilns])
  expect(categoriesOf(filters, '3')).toEqual([])
})

test('without a business unit there are none', () => {
  expect(categoriesOf(filters, null)).toEqual([])
})

test('the link leads to the list of the category, filtered by the business unit', () => {
  expect(productListHref(saws, '12')).toBe('/products/saws?businessUnits[]=12')
  expect(productListHref(saws, 'a&b')).toBe('/products/saws?businessUnits[]=a%26b')
})
