import { figureUnit } from './site-units'

const figure = { label: 'Travel', value: '3,500', unit: 'mm' }

test('a page of North America reads its figures in both systems, other pages do not', () => {
  expect(figureUnit(figure, { site: 'en_na' })).toBe('mm (137.8\u00A0in)')
  expect(figureUnit(figure, { site: 'ww' })).toBe('mm')
})

test('a query without a site reads what the content holds', () => {
  expect(figureUnit(figure, {})).toBe('mm')
})
