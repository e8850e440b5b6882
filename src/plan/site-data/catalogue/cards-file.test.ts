import { CARDS_PER_FILE } from '../../../features/catalogue'
import { cardsFiles, codesFile } from './cards-file'
import { figure, product, version } from './testing/product'

test('a card shows a product and its versions, each with all its figures', () => {
  const saw = product({
    figures: [figure('diameter', '625')],
    versions: [version({ figures: [figure('tilt', '45', '°')] })],
  })
  const shown = {
    key: 'diameter',
    label: 'diameter',
    value: '625',
    unit: 'mm',
    meaning: null,
    imperial: null,
  }
  expect(cardsFiles([saw], 'ww')).toEqual([
    {
      cards: [
        {
          code: 'SAW-1',
          title: 'Saw',
          href: '/products/saws/saw',
          abstract: null,
          image: null,
          figures: [shown],
          categoryTitle: 'Saws',
          action: null,
          versions: [
            {
              code: 'SAW-1-A',
              title: 'Saw A',
              figures: [shown, { ...shown, key: 'tilt', label: 'tilt', value: '45', unit: '°' }],
            },
          ],
        },
      ],
    },
  ])
})

test('readers in North America see their units beside', () => {
  const saw = product({ site: 'en_na', figures: [figure('diameter', '625')] })
  const [file] = cardsFiles([saw], 'en_na')
  expect(file?.cards[0]?.figures[0]).toMatchObject({ imperial: { value: '24.6', unit: 'in' } })
})

test('file n begins with product n × CARDS_PER_FILE', () => {
  const products = Array.from({ length: CARDS_PER_FILE + 1 }, (_, index) =>
    product({ code: `SAW-${index}` }),
  )
  const files = cardsFiles(products, 'ww')
  expect(files.map(({ cards }) => cards.length)).toEqual([CARDS_PER_FILE, 1])
  expect(files[1]?.cards[0]?.code).toBe(`SAW-${CARDS_PER_FILE}`)
  expect(cardsFiles([], 'ww')).toEqual([])
})

test('names the codes of a product and of its versions where its card is', () => {
  const products = [
    { code: 'A', versions: [{ code: 'A-1' }, { code: 'A-2' }] },
    { code: 'B', versions: [] },
  ]
  expect(codesFile(products).codes).toEqual([['A', 'A-1', 'A-2'], ['B']])
})
