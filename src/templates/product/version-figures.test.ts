import { alignFigures, versionFigures } from './version-figures'

const figure = (label: string, value: string) => ({ label, value, unit: null, imperial: null })

test('a version has the figures of its product, its own in their place, and its own besides', () => {
  const product = [figure('Power', '11'), figure('Table', '3,300')]
  const version = [figure('Table', '3,500'), figure('Tilt', '85')]
  expect(versionFigures(product, version).map(({ value }) => value)).toEqual(['11', '3,500', '85'])
  expect(versionFigures(product)).toEqual(product)
})

test('versions have the same figures in the same rows: their own, else the product’s, else none', () => {
  const product = [figure('Power', '11'), figure('Table', '3,800')]
  const versions = [
    { code: 'L', figures: [figure('Table', '4,500')] },
    { code: 'M', figures: [figure('Magazine', '14')] },
  ]
  expect(
    alignFigures(product, versions).map(({ code, figures }) => [
      code,
      ...figures.map(({ label, value }) => `${label} ${value}`),
    ]),
  ).toEqual([
    ['L', 'Table 4,500', 'Magazine –'],
    ['M', 'Table 3,800', 'Magazine 14'],
  ])
})
