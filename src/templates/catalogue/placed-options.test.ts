import type { OfferedOption } from '../../features/category-filter'
import { placed } from './placed-options'

const option = (id: string, count: number, isChosen = false): OfferedOption => ({
  id,
  title: id,
  isChosen,
  count,
})
const many = (count: number, length: number) =>
  Array.from({ length }, (_, index) => option(`${count} ${index}`, count))
const idsOf = (options: readonly OfferedOption[]) => options.map(({ id }) => id)

test('a short list shows each option that a product of the page has, also one without a match', () => {
  const { shown, rare, empty } = placed(
    [option('match', 1), option('no match', 0), option('elsewhere', 0)],
    (index) => index < 2,
  )
  expect(idsOf(shown)).toEqual(['match', 'no match'])
  expect(rare).toEqual([])
  expect(idsOf(empty)).toEqual(['elsewhere'])
})

test('a long list folds options of one product, and shows a chosen one', () => {
  const { shown, rare, empty } = placed(
    [...many(3, 10), ...many(1, 30), option('chosen', 1, true), option('none', 0)],
    () => true,
  )
  expect(shown).toHaveLength(11)
  expect(idsOf(shown)).toContain('chosen')
  expect(rare).toHaveLength(30)
  expect(idsOf(empty)).toEqual(['none'])
})

test('a long list that other choices shorten shows options of one product, too', () => {
  const { shown, rare, empty } = placed([...many(1, 5), ...many(0, 36)], () => true)
  expect(shown).toHaveLength(5)
  expect(rare).toEqual([])
  expect(empty).toHaveLength(36)
})
