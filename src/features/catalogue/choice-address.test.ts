import fc from 'fast-check'
import { withQuery } from '../../routes'
import { readCatalogue } from './catalogue'
import { askedInQuery, isAsked, readAsked } from './choice-address'
import { model, question } from './testing/arbitrary'
import { fileOf } from './testing/model-file'
import type { Model } from './testing/model'

const none = {
  businessUnits: [],
  categories: [],
  typologies: [],
  materials: [],
  processes: [],
  industries: [],
}
const saws: Model = {
  options: { ...none, materials: ['301', '302'], industries: ['402'] },
  figures: ['tableSize'],
  products: [],
}
const ask = (search: string) => readAsked(new URLSearchParams(search), readCatalogue(fileOf(saws)))

test('an address asks for options, bounds, an order and a page', () => {
  expect(
    ask('?materials[]=302&industries[]=402&figures[tableSize][min]=3500&sort=name&page=2'),
  ).toEqual({
    choice: {
      facets: { materials: ['302'], industries: ['402'] },
      ranges: { tableSize: { min: 3500, max: null } },
    },
    order: 'name',
    page: 2,
  })
})

test.each([
  '',
  '?materials[]=999',
  '?materials=302',
  '?materials[][]=302',
  '?materials[]=<script>alert(1)</script>',
  '?figures[unknown][min]=1',
  '?figures[tableSize][min]=wide&figures[tableSize][max]=',
  '?figures[tableSize]=3500',
  '?sort=price&page=-1',
  '?page=1e9999',
])('%s asks for nothing that the site knows', (search) => {
  expect(ask(search)).toEqual({
    choice: { facets: {}, ranges: {} },
    order: 'relevance',
    page: 1,
  })
})

test('thousands of ids are no burden', () => {
  expect(ask(`?${'materials[]=0&'.repeat(5000)}materials[]=302`).choice.facets).toEqual({
    materials: ['302'],
  })
})

test('unknown values are dropped, and the others are kept', () => {
  expect(ask('?materials[]=999&materials[]=301&materials[]=301').choice.facets).toEqual({
    materials: ['301'],
  })
})

test('whether an address asks is told without the catalogue', () => {
  const asks = (search: string) => isAsked(new URLSearchParams(search))
  expect(['?materials[]=1', '?figures[x][min]=2', '?sort=name', '?page=2'].map(asks)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(asks('?token=1&compare[]=A')).toBe(false)
})

test('a choice that is written into an address is read from it, whatever stood there', () => {
  fc.assert(
    fc.property(model, question, fc.webQueryParameters(), (each, { choice }, before) => {
      const catalogue = readCatalogue(fileOf(each))
      const read = (search: string) => readAsked(new URLSearchParams(search), catalogue)
      const write = (asked: ReturnType<typeof read>) =>
        withQuery(`?${before}`, askedInQuery(asked, catalogue))
      const first = read(write({ choice, order: 'newest', page: 3 }))
      expect(first).toMatchObject({ order: 'newest', page: 3 })
      expect(read(write(first))).toEqual(first)
    }),
  )
})
