import type { Figure } from '../../ui/view-models'
import { compare, compareRange, type ComparedFigure, type Machine } from './compare'

const figure = (label: string, value = '1', unit: string | null = null): Figure => ({
  label,
  value,
  unit,
  imperial: null,
})
const machine = (title: string, ...figures: Figure[]): Machine => ({
  code: title,
  title,
  href: null,
  image: null,
  figures,
})
const labels = (figures: readonly ComparedFigure[] = []) => figures.map(({ label }) => label)
const values = (figures: readonly ComparedFigure[] = []) =>
  figures.map(({ cells }) => cells.map((cell) => cell?.value ?? null))

describe('machines side by side', () => {
  test('show all their figures, in the order in which the machines state them', () => {
    const { common, some } = compare([
      machine('A', figure('Blade', '350'), figure('Power', '11')),
      machine('B', figure('Blade', '625'), figure('Power', '18')),
    ])
    expect(labels(common)).toEqual(['Blade', 'Power'])
    expect(values(common)).toEqual([
      ['350', '625'],
      ['11', '18'],
    ])
    expect(some).toEqual([])
  })

  test('differ where a value or its unit is another, or is not stated by all', () => {
    const { common } = compare([
      machine(
        'A',
        figure('Axes', '5'),
        figure('Length', '3', 'm'),
        figure('Power'),
        figure('Width'),
      ),
      machine(
        'B',
        figure('Axes', '5'),
        figure('Length', '3', 'ft'),
        figure('Power'),
        figure('Width'),
      ),
      machine('C', figure('Axes', '5'), figure('Length', '3', 'm'), figure('Power', '2')),
    ])
    expect(common.map(({ label, differs }) => [label, differs])).toEqual([
      ['Axes', false],
      ['Length', true],
      ['Power', true],
      ['Width', true],
    ])
  })

  test.each([
    [2, 1, 'some'],
    [2, 2, 'common'],
    [3, 1, 'some'],
    [3, 2, 'common'],
    [4, 2, 'some'],
    [4, 3, 'common'],
  ])('of %d, what %d state is %s', (count, stating, group) => {
    const machines = Array.from({ length: count }, (_, index) =>
      machine(`${index}`, ...(index < stating ? [figure('Depth')] : [])),
    )
    const { common, some } = compare(machines)
    expect(labels(group === 'common' ? common : some)).toEqual(['Depth'])
    expect(labels(group === 'common' ? some : common)).toEqual([])
  })

  test('that state nothing have no rows', () => {
    expect(compare([machine('A')])).toMatchObject({ common: [], some: [] })
  })
})

describe('a range', () => {
  test('is compared by the figures that its machines share, the most common first', () => {
    const comparison = compareRange([
      machine('A', figure('Weight'), figure('Power', '22')),
      machine('B', figure('Power', '18'), figure('Colour')),
      machine('C', figure('Power', '30'), figure('Weight')),
    ])
    expect(labels(comparison?.common)).toEqual(['Power', 'Weight'])
    expect(values(comparison?.common)).toEqual([
      ['22', '18', '30'],
      ['1', null, '1'],
    ])
    expect(comparison?.some).toEqual([])
  })

  test('keeps apart what most of its machines lack', () => {
    const comparison = compareRange([
      machine('A', figure('Power'), figure('Depth')),
      machine('B', figure('Power'), figure('Depth')),
      machine('C', figure('Power')),
      machine('D', figure('Power')),
    ])
    expect(labels(comparison?.common)).toEqual(['Power'])
    expect(labels(comparison?.some)).toEqual(['Depth'])
  })

  test('leaves out a machine that shares nothing', () => {
    const shared = figure('Power')
    const comparison = compareRange([
      machine('A', shared),
      machine('B', shared),
      machine('C', figure('Colour')),
    ])
    expect(comparison?.machines.map(({ title }) => title)).toEqual(['A', 'B'])
  })

  test('has no table when nothing can be compared', () => {
    expect(compareRange([machine('A', figure('Power'))])).toBeNull()
    expect(compareRange([])).toBeNull()
  })
})
