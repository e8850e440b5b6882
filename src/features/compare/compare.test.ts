import type { Figure } from '../../ui/view-models'
import type { DataRow } from '../product-data'
import { compare, compareRange, type ComparedGroup, type Machine } from './compare'

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
const figuresOf = (groups: readonly ComparedGroup[] = []) =>
  groups.flatMap(({ figures }) => figures)
const labels = (groups: readonly ComparedGroup[] = []) =>
  figuresOf(groups).map(({ label }) => label)
const values = (groups: readonly ComparedGroup[] = []) =>
  figuresOf(groups).map(({ cells }) => cells.map((cell) => cell?.value ?? null))

describe('machines side by side', () => {
  test('show all their figures, in the order in which the machines state them', () => {
    const { differing, same, some } = compare([
      machine('A', figure('Blade', '350'), figure('Power', '11')),
      machine('B', figure('Blade', '625'), figure('Power', '18')),
    ])
    expect(labels(differing)).toEqual(['Blade', 'Power'])
    expect(values(differing)).toEqual([
      ['350', '625'],
      ['11', '18'],
    ])
    expect([same, some]).toEqual([[], []])
  })

  test('differ where a value or its unit is another, or is not stated by all', () => {
    const { differing, same } = compare([
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
    expect(labels(differing)).toEqual(['Length', 'Power', 'Width'])
    expect(labels(same)).toEqual(['Axes'])
  })

  test.each([
    [2, 1, 'some'],
    [2, 2, 'same'],
    [3, 1, 'some'],
    [3, 2, 'differing'],
    [4, 2, 'some'],
    [4, 3, 'differing'],
  ] as const)('of %d, figures that %d state are in the part %s', (count, stating, part) => {
    const machines = Array.from({ length: count }, (_, index) =>
      machine(`${index}`, ...(index < stating ? [figure('Depth')] : [])),
    )
    const comparison = compare(machines)
    const parts = ['differing', 'same', 'some'] as const
    expect(parts.filter((each) => labels(comparison[each]).length > 0)).toEqual([part])
  })

  test('that state nothing have no rows', () => {
    expect(compare([machine('A')])).toMatchObject({ differing: [], same: [], some: [] })
  })
})

describe('technical data side by side', () => {
  const power = { key: 'toolPower', label: 'Tool power' }
  const row = (label: string, value: string, own: Partial<DataRow> = {}): DataRow => ({
    label,
    value,
    unit: null,
    ...own,
  })
  const withData = (title: string, groups: Record<string, DataRow[]>): Machine => ({
    ...machine(title, figure('Key figure')),
    data: Object.entries(groups).map(([group, rows]) => ({ title: group, rows })),
  })

  test('replace the key figures, by their groups', () => {
    const { differing } = compare([
      withData('A', { Cutting: [row('Depth', '90')], Supply: [row('Water', '30')] }),
      withData('B', { Cutting: [row('Depth', '120')], Supply: [row('Water', '60')] }),
    ])
    expect(differing.map(({ title }) => title)).toEqual(['Cutting', 'Supply'])
    expect(labels(differing)).toEqual(['Depth', 'Water'])
  })

  test('of one meaning are one row, named by the meaning if the labels differ', () => {
    const { differing } = compare([
      withData('A', { Cutting: [row('Blade motor', '11', { key: 'blade', meaning: power })] }),
      withData('B', { Spindle: [row('Spindle', '18', { key: 'spindle', meaning: power })] }),
    ])
    expect(labels(differing)).toEqual(['Tool power'])
    expect(values(differing)).toEqual([['11', '18']])
  })

  test('of one meaning keep their own label where all use the same', () => {
    const motor = (value: string) => row('Blade motor', value, { meaning: power })
    const { differing } = compare([
      withData('A', { Cutting: [motor('11')] }),
      withData('B', { Cutting: [motor('15')] }),
    ])
    expect(labels(differing)).toEqual(['Blade motor'])
  })

  test('of one key are one row in whatever group they are', () => {
    const { differing } = compare([
      withData('A', { Cutting: [row('Tilt', '45', { key: 'tilt' })] }),
      withData('B', { Axes: [row('Tilt', '90', { key: 'tilt' })] }),
    ])
    expect(differing).toMatchObject([{ title: 'Cutting', figures: [{ label: 'Tilt' }] }])
    expect(values(differing)).toEqual([['45', '90']])
  })

  test('without a key are one row only in the same group', () => {
    const { some } = compare([
      withData('A', { Pump: [row('Power', '30')] }),
      withData('B', { Spindle: [row('Power', '18')] }),
    ])
    expect(values(some)).toEqual([
      ['30', null],
      [null, '18'],
    ])
  })

  test('a second statement of the same meaning by one machine has a row of its own', () => {
    const blade = row('Blade motor', '15', { meaning: power })
    const { same, some } = compare([
      withData('A', { Head: [blade, row('Spindle', '9', { meaning: power })] }),
      withData('B', { Head: [blade] }),
    ])
    expect(labels(same)).toEqual(['Blade motor'])
    expect(labels(some)).toEqual(['Spindle'])
  })

  test('of a machine that could not be loaded are its key figures, in the rows of the others', () => {
    const { differing } = compare([
      withData('A', { Cutting: [row('Depth', '90', { key: 'depth' })] }),
      machine('B', { ...figure('Depth', '120'), key: 'depth' }),
    ])
    expect(values(differing)).toEqual([['90', '120']])
  })
})

describe('a range', () => {
  test('is compared by the figures that its machines share, the most common first', () => {
    const comparison = compareRange([
      machine('A', figure('Weight'), figure('Power', '22')),
      machine('B', figure('Power', '18'), figure('Colour')),
      machine('C', figure('Power', '30'), figure('Weight')),
    ])
    expect(labels(comparison?.differing)).toEqual(['Power', 'Weight'])
    expect(values(comparison?.differing)).toEqual([
      ['22', '18', '30'],
      ['1', null, '1'],
    ])
    expect(comparison?.some).toEqual([])
  })

  test('keeps apart figures that most of its machines lack', () => {
    const comparison = compareRange([
      machine('A', figure('Power'), figure('Depth')),
      machine('B', figure('Power'), figure('Depth')),
      machine('C', figure('Power')),
      machine('D', figure('Power')),
    ])
    expect(labels(comparison?.same)).toEqual(['Power'])
    expect(labels(comparison?.some)).toEqual(['Depth'])
  })

  test('leaves out a machine that shares nothing, with its column', () => {
    const comparison = compareRange([
      machine('C', figure('Colour')),
      machine('A', figure('Power', '1')),
      machine('B', figure('Power', '2')),
    ])
    expect(comparison?.machines.map(({ title }) => title)).toEqual(['A', 'B'])
    expect(values(comparison?.differing)).toEqual([['1', '2']])
  })

  test('has no table when nothing can be compared', () => {
    expect(compareRange([machine('A', figure('Power'))])).toBeNull()
    expect(compareRange([])).toBeNull()
  })
})
