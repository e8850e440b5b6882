import { figureImperial } from './site-units'

const figure = { label: 'Travel', value: '3,500', unit: 'mm' }

test('a page of North America reads its figures in both systems, other pages do not', () => {
  expect(figureImperial(figure, { site: 'en_na' })).toEqual({ value: '137.8', unit: 'in' })
  expect(figureImperial(figure, { site: 'ww' })).toBeNull()
})

test('a query without a site reads what the content holds', () => {
  expect(figureImperial(figure, {})).toBeNull()
})
