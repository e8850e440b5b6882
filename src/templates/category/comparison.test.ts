import type { Figure, ProductCardView } from '../../ui/view-models'
import { compare } from './comparison'

const figure = (label: string, value = '1'): Figure => ({
  label,
  value,
  unit: null,
  imperial: null,
})
const product = (title: string, figures: readonly Figure[]): ProductCardView => ({
  code: title,
  title,
  href: null,
  abstract: null,
  image: null,
  figures,
  categoryTitle: '',
})

test('compares the figures that products share, the most common first', () => {
  const comparison = compare([
    product('A', [figure('Weight'), figure('Power', '22')]),
    product('B', [figure('Power', '18'), figure('Colour')]),
    product('C', [figure('Power', '30'), figure('Weight')]),
  ])
  expect(comparison?.labels).toEqual(['Power', 'Weight'])
  expect(comparison?.rows.map(({ cells }) => cells.map((cell) => cell?.value ?? null))).toEqual([
    ['22', '1'],
    ['18', null],
    ['30', '1'],
  ])
})

test('leaves out a product that shares nothing', () => {
  const shared = [figure('Power')]
  const rows = compare([product('A', shared), product('B', shared), product('C', [])])?.rows
  expect(rows?.map((row) => row.product.title)).toEqual(['A', 'B'])
})

test('there is no table when nothing can be compared', () => {
  expect(compare([product('A', [figure('Power')])])).toBeNull()
  expect(compare([])).toBeNull()
})
