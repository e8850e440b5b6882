import { offeredFigures } from './offered-figures'
import type { FigureFound, Found } from './search'

const figure = (key: string, products: number, numbers = [1, 2]): FigureFound => ({
  key,
  products,
  numbers,
})

const offered = (figures: readonly FigureFound[], found: Partial<Found> = {}) =>
  offeredFigures({
    products: [],
    total: 10,
    byFacets: 10,
    counts: new Map(),
    figures,
    criteria: [],
    misses: new Int32Array(),
    ...found,
  }).map(({ key }) => key)

test('figures that at least a sixth of the products state are offered, the most common first', () => {
  const figures = [figure('few', 3), figure('sixth', 4), figure('all', 20)]
  expect(offered(figures, { byFacets: 24 })).toEqual(['all', 'sixth'])
})

test('a figure of one product, or with one number, leaves nothing to choose', () => {
  expect(offered([figure('alone', 1)], { byFacets: 1 })).toEqual([])
  expect(offered([figure('same', 10, [5])])).toEqual([])
})

test('a figure that is chosen stays, among many and however rare it became', () => {
  const common = Array.from({ length: 16 }, (_, index) => figure(`common${index}`, 10))
  const criteria = [{ facet: null, figure: 'rare' }] as const
  const keys = offered([figure('rare', 0, []), ...common], { criteria })
  expect(keys).toHaveLength(13)
  expect(keys.at(-1)).toBe('rare')
})
