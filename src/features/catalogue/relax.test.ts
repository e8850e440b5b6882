import fc from 'fast-check'
import { readCatalogue } from './catalogue'
import { relaxations } from './relax'
import { search } from './search'
import { model as anyModel, question as anyQuestion } from './testing/arbitrary'
import { allRelaxations } from './testing/model'
import { fileOf } from './testing/model-file'

test('the ways out are the three of the fewest criteria that give most', () => {
  fc.assert(
    fc.property(anyModel, anyQuestion, (model, question) => {
      const catalogue = readCatalogue(fileOf(model))
      const offered = relaxations(catalogue, search(catalogue, question.choice, question.category))
      const possible = allRelaxations(model, question)
      const most = possible.map(({ products }) => products).sort((a, b) => b - a)
      for (const way of offered) expect(possible).toContainEqual(way)
      expect(offered.map(({ products }) => products)).toEqual(most.slice(0, 3))
    }),
    { numRuns: 300 },
  )
})
