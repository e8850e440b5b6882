import fc from 'fast-check'
import { readCatalogue } from './catalogue'
import type { Choice } from './choice'
import { inOrder, type Order } from './order'
import { search } from './search'
import { model as anyModel, question as anyQuestion } from './testing/arbitrary'
import {
  productsFound,
  relevanceOf,
  type Model,
  type ModelVersion,
  type Question,
} from './testing/model'
import { fileOf } from './testing/model-file'

/** The sort key of each order, ascending. */
const keys: Record<Order, (model: Model, question: Question, product: number) => number> = {
  relevance: (model, question, product) => -relevanceOf(model, question, product),
  name: ({ products }, _, product) => products[product]?.place ?? NaN,
  newest: ({ products }, _, product) => -(products[product]?.introduced ?? -1000),
}

test.each(['relevance', 'name', 'newest'] as const)(
  'by %s stands everything that is found, and what is equal in the order of the catalogue',
  (order) => {
    fc.assert(
      fc.property(anyModel, anyQuestion, (model, question) => {
        const catalogue = readCatalogue(fileOf(model))
        const { choice, category } = question
        const key = (product: number) => keys[order](model, question, product)
        const sorted = productsFound(model, question).sort((a, b) => key(a) - key(b) || a - b)
        const found = search(catalogue, choice, category)
        expect(inOrder(catalogue, found, { choice, order })).toEqual(sorted)
      }),
      { numRuns: 300 },
    )
  },
)

describe('relevance', () => {
  const none = { businessUnits: [], categories: [], materials: [], processes: [], industries: [] }
  const version = (typologies: readonly string[], power: number): ModelVersion => ({
    options: { ...none, typologies },
    figures: new Map([['power', [power, power]]]),
  })
  const model: Model = {
    options: { ...none, typologies: ['1', '2', '3'] },
    figures: ['power'],
    products: [
      { introduced: null, place: 0, versions: [version(['1', '2', '3'], 5), version(['1'], 50)] },
      { introduced: null, place: 1, versions: [version(['1', '2'], 50), version(['1'], 50)] },
    ],
  }
  const catalogue = readCatalogue(fileOf(model))
  const facets = { typologies: ['1', '2', '3'] }

  test.each<[string, Choice, number[]]>([
    ['counts the best version', { facets, ranges: {} }, [0, 1]],
    ['counts only what is found', { facets, ranges: { power: { min: 9, max: null } } }, [1, 0]],
  ])('%s', (_, choice, expected) => {
    const found = search(catalogue, choice, null)
    expect(inOrder(catalogue, found, { choice, order: 'relevance' })).toEqual(expected)
  })
})
