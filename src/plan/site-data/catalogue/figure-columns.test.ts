import { figureColumns } from './figure-columns'
import { figure, product, version } from './testing/product'
import { versionsOf } from './versions'

const columnsOf = (...products: ReturnType<typeof product>[]) =>
  figureColumns(products.flatMap(versionsOf), 'ww')

test('a figure is written for the versions that state it as a number', () => {
  const columns = columnsOf(
    product({ figures: [figure('diameter', '625')], versions: [version(), version()] }),
    product(),
    product({ figures: [figure('diameter', 'on request')] }),
    product({ figures: [figure('diameter', '0–45')] }),
  )
  const runs = [
    [0, 2],
    [4, 1],
  ]
  const values = [
    [625, 625],
    [0, 45],
  ]
  expect(columns).toEqual([
    { key: 'diameter', label: 'diameter', unit: 'mm', runs, values, of: '##$' },
  ])
})

test('figures without a key, and those that tell nothing apart, are left out', () => {
  const same = [figure('axes', '3', null), figure(null, '7')]
  expect(columnsOf(product({ figures: same }), product({ figures: same }))).toEqual([])
})

test('numbers of another unit do not count, nor does a second statement', () => {
  const [column] = columnsOf(
    product({ figures: [figure('length', '3'), figure('length', '9')] }),
    product({ figures: [figure('length', '3.5', 'bar')] }),
    product({ figures: [figure('length', '4')] }),
  )
  expect(column).toMatchObject({
    unit: 'mm',
    runs: [
      [0, 1],
      [2, 1],
    ],
    values: [
      [3, 3],
      [4, 4],
    ],
  })
})

test('a range below zero is one, and a unit within the value is its unit', () => {
  const columns = columnsOf(
    product({ figures: [figure('temperature', '−20–45', '°C')] }),
    product({ figures: [figure('temperature', '-10–40 °C', null)] }),
    product({ figures: [figure('temperature', '–15', '°C')] }),
    product({ figures: [figure('temperature', '14 °F', null)] }),
  )
  expect(columns).toEqual([
    expect.objectContaining({
      unit: '°C',
      runs: [[0, 3]],
      values: [
        [-20, 45],
        [-10, 40],
        [-15, -15],
      ],
    }),
  ])
})

test('figures of one meaning are one column, named by the meaning', () => {
  const meaning = { key: 'toolPower', label: 'Tool power' }
  const columns = columnsOf(
    product({ figures: [{ ...figure('bladePower', '11', 'kW'), meaning }] }),
    product({ figures: [{ ...figure('spindlePower', '18', 'kW'), meaning }] }),
  )
  expect(columns).toMatchObject([{ key: 'toolPower', label: 'Tool power', runs: [[0, 2]] }])
})

test('numbers of another unit of the same measure are converted', () => {
  const [column] = columnsOf(
    product({ figures: [figure('weight', '8,600', 'kg')] }),
    product({ figures: [figure('weight', '12.3', 't')] }),
  )
  expect(column).toMatchObject({
    unit: 'kg',
    values: [
      [8600, 8600],
      [12_300, 12_300],
    ],
  })
})
