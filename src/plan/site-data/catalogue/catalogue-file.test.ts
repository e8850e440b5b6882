import { FILE_VERSION, readCatalogue } from '../../../features/catalogue'
import { catalogueFile } from './catalogue-file'
import type { CatalogueList } from './read-products'
import { figure, product, refs, version } from './testing/product'

const option = (id: string, { active = true } = {}) => ({
  id,
  title: `Option ${id}`,
  group: null,
  active,
})
const lists: readonly CatalogueList[] = [
  { site: 'ww', list: 'materialsCategories', options: ['1', '2', '3'].map((id) => option(id)) },
  { site: 'ww', list: 'typologyCategories', options: ['5', '6'].map((id) => option(id)) },
  {
    site: 'ww',
    list: 'productsCategories',
    options: [option('10'), option('11', { active: false })],
  },
]

const saw = product({
  title: 'Säge 10',
  materials: refs('3', '1'),
  typologies: refs('5'),
  dateIntroduced: '1970-01-03',
  figures: [figure('diameter', '625')],
  versions: [version(), version({ typologies: refs('6', '5') })],
})
const mill = product({
  title: 'Säge 9',
  category: { id: '11', slug: 'mills', title: 'Mills' },
  materials: refs('2', '99'),
  figures: [figure('diameter', '725')],
})

const file = catalogueFile([saw, mill], lists, 'ww')
const catalogue = readCatalogue(file)

/** The options of a facet that each version has, by their titles. */
const optionsOf = (name: string) => {
  const facet = catalogue.facets.find((each) => each.name === name)
  return [...(facet?.setOf ?? [])].map((set) =>
    facet?.sets[set]?.map((index) => facet.options[index]?.title),
  )
}

test('lists all products and versions', () => {
  expect(file).toMatchObject({ version: FILE_VERSION, titles: ['Säge 10', 'Säge 9'] })
  expect(file.versions).toEqual([2, 1])
  expect([...catalogue.first]).toEqual([0, 2, 3])
  expect([...catalogue.productOf]).toEqual([0, 0, 1])
})

test('says which options each version has, in the order of the list and without unknown ones', () => {
  expect(optionsOf('materials')).toEqual([
    ['Option 1', 'Option 3'],
    ['Option 1', 'Option 3'],
    ['Option 2'],
  ])
  expect(optionsOf('typologies')).toEqual([['Option 5'], ['Option 5', 'Option 6'], []])
})

test('offers what is active in the site; a list that is missing offers nothing', () => {
  expect(optionsOf('categories')).toEqual([['Option 10'], ['Option 10'], []])
  expect(optionsOf('industries')).toEqual([[], [], []])
})

test('says which versions state a figure', () => {
  const [diameter] = catalogue.figures
  expect([...(diameter?.statedBy ?? [])]).toEqual([0, 1, 2])
  expect([...(diameter?.spanOf ?? [])].map((span) => diameter?.spans[span])).toEqual([
    [625, 625],
    [625, 625],
    [725, 725],
  ])
})

test('says when products were introduced, by the day', () => {
  expect(file.introduced).toEqual([2, null])
})

test('sorts numbers in titles by their value, and equal titles by the order of the catalogue', () => {
  expect(file.alphabetical).toEqual([1, 0])
  const same = [product({ title: 'B' }), product({ title: 'A' }), product({ title: 'B' })]
  expect(catalogueFile(same, [], 'de_eu').alphabetical).toEqual([1, 0, 2])
})

test('a site without products has a file, too', () => {
  expect(readCatalogue(catalogueFile([], [], 'ww'))).toMatchObject({ size: 0, figures: [] })
})

test('an option names its group', () => {
  const grouped = [{ id: '5', title: '5 axes', group: 'Axes', active: true }]
  const { facets } = catalogueFile(
    [saw],
    [{ site: 'ww', list: 'typologyCategories', options: grouped }],
    'ww',
  )
  const typologies = facets.find(({ name }) => name === 'typologies')
  expect(typologies?.options).toEqual([{ id: '5', title: '5 axes', group: 'Axes' }])
})
