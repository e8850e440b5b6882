import fc from 'fast-check'
import { readCatalogue } from './catalogue'
import { NO_CHOICE, type Choice } from './choice'
import { facetNames } from './facets'
import { search, versionsFound } from './search'
import { model as anyModel, question as anyQuestion } from './testing/arbitrary'
import {
  criteriaOf,
  numbersOf,
  productsFound,
  productsStating,
  versionsMeeting,
  type Model,
  type Question,
} from './testing/model'
import { fileOf } from './testing/model-file'

/** Compares the engine's and the model's answers to any question about any catalogue. */
const sameAsModel = (compare: (model: Model, question: Question) => void) => {
  fc.assert(fc.property(anyModel, anyQuestion, compare), { numRuns: 300 })
}

const ask = (model: Model, { choice, category }: Question) => {
  const catalogue = readCatalogue(fileOf(model))
  return { catalogue, found: search(catalogue, choice, category) }
}

describe('as the model says, the engine', () => {
  test('finds the products and versions that meet everything', () => {
    sameAsModel((model, question) => {
      const { catalogue, found } = ask(model, question)
      const expected = versionsMeeting(model, question, criteriaOf(model, question.choice))
      expect(found.products).toEqual(productsFound(model, question))
      expect(model.products.map((_, product) => versionsFound(catalogue, found, product))).toEqual(
        expected,
      )
    })
  })

  test('takes for criteria what the catalogue knows', () => {
    sameAsModel((model, question) => {
      expect(ask(model, question).found.criteria).toEqual(criteriaOf(model, question.choice))
    })
  })

  test('says how many products there are without a choice, and by facets alone', () => {
    sameAsModel((model, question) => {
      const { choice } = question
      const { found } = ask(model, question)
      const facets = criteriaOf(model, choice).filter(({ facet }) => facet !== null)
      expect(found.total).toBe(productsFound(model, question, []).length)
      expect(found.byFacets).toBe(productsFound(model, question, facets).length)
    })
  })

  test('counts for each option the products that it alone would give in its facet', () => {
    sameAsModel((model, { choice, category }) => {
      const { found } = ask(model, { choice, category })
      for (const facet of facetNames) {
        const expected = model.options[facet].map((id) => {
          const alone = { ...choice, facets: { ...choice.facets, [facet]: [id] } }
          return productsFound(model, { choice: alone, category }).length
        })
        expect(found.counts.get(facet)).toEqual(expected)
      }
    })
  })

  test('gathers the numbers that are left to choose from', () => {
    sameAsModel((model, question) => {
      expect(ask(model, question).found.figures).toEqual(
        model.figures.map((key) => ({
          key,
          numbers: numbersOf(model, question, key),
          products: productsStating(model, question, key),
        })),
      )
    })
  })
})

test('an option more in a facet gives what is found and what it gives alone', () => {
  fc.assert(
    fc.property(anyModel, anyQuestion, fc.constantFrom(...facetNames), (model, question, facet) => {
      const withIds = (ids: readonly string[]) => {
        const choice = { ...question.choice, facets: { ...question.choice.facets, [facet]: ids } }
        return ask(model, { ...question, choice }).found.products
      }
      const [first, second] = model.options[facet]
      fc.pre(first !== undefined && second !== undefined)
      const both = new Set([...withIds([first]), ...withIds([second])])
      expect(withIds([first, second])).toEqual([...both].sort((a, b) => a - b))
    }),
  )
})

describe('more ranges than there are bits', () => {
  const keys = Array.from({ length: 40 }, (_, index) => `figure${index}`)
  const none = { businessUnits: [], categories: [], typologies: [], materials: [] }
  const options = { ...none, processes: [], industries: [] }
  const model: Model = {
    options,
    figures: keys,
    products: [
      {
        introduced: null,
        place: 0,
        versions: [{ options, figures: new Map(keys.map((key) => [key, [1, 1]])) }],
      },
    ],
  }
  const choiceOf = (min: number): Choice => ({
    ...NO_CHOICE,
    ranges: Object.fromEntries(keys.map((key) => [key, { min, max: null }])),
  })

  test('are left out from the 32nd on', () => {
    const { found } = ask(model, { choice: choiceOf(1), category: null })
    expect(found.criteria).toHaveLength(31)
    expect(found.products).toEqual([0])
  })

  test('count up to the last bit', () => {
    const { found } = ask(model, { choice: choiceOf(2), category: null })
    expect(found.products).toEqual([])
    expect(found.misses[0]).toBe(2 ** 31 - 1)
  })
})
