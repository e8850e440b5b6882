import { versionFigures } from './version-figures'

const figure = (label: string, value: string) => ({ label, value, unit: null, imperial: null })

test('a version has the figures of its product, its own in their place, and its own besides', () => {
  const product = [figure('Power', '11'), figure('Table', '3,300')]
  const version = [figure('Table', '3,500'), figure('Tilt', '85')]
  expect(versionFigures(product, version).map(({ value }) => value)).toEqual(['11', '3,500', '85'])
  expect(versionFigures(product)).toEqual(product)
})
