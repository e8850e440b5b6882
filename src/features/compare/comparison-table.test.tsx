import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import type { Figure } from '../../ui/view-models'
import { compare, type Machine } from './compare'
import { ComparisonTable } from './comparison-table'

const figures = (values: Record<string, string>): Figure[] =>
  Object.entries(values).map(([label, value]) => ({ label, value, unit: null, imperial: null }))
const machine = (title: string, values: Record<string, string>): Machine => ({
  code: title,
  title,
  href: `/products/${title}`,
  image: null,
  figures: figures(values),
})
const arcus = machine('Arcus', { Axes: '5', Blade: '350', Pressure: '380' })
const vertex = machine('Vertex', { Axes: '5', Blade: '625' })

const show = (...machines: Machine[]) =>
  renderOnSite(
    <ComparisonTable
      label="Comparison"
      comparison={compare(machines)}
      actions={({ title }) => <button type="button">Remove {title}</button>}
    />,
  )
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('has a column for each machine, with its page and what can be done with it', () => {
  show(arcus, vertex)
  const first = screen.getByRole('columnheader', { name: /Arcus/ })
  expect(within(first).getByRole('link', { name: 'Arcus' })).toHaveAttribute(
    'href',
    '/products/Arcus',
  )
  expect(screen.getByRole('button', { name: 'Remove Vertex' })).toBeVisible()
  expect(cells(/Axes/)).toEqual(['5', '5'])
})

test('shows the differences first, then the same values, and says that a value is not stated', () => {
  show(arcus, vertex)
  expect(rowNames()).toEqual([
    'Values differ',
    'Blade',
    'Same for all',
    'Axes',
    'Stated for some only',
    'Pressure',
  ])
  expect(cells(/Pressure/)).toEqual(['380', '–not stated'])
})

test('does not say that a value is not stated when the data of a machine failed to load', () => {
  show(arcus, { ...vertex, isPartial: true })
  expect(cells(/Pressure/)).toEqual(['380', '?not loaded'])
})

test('has a way to a quotation for each machine', () => {
  const action = { label: 'Ask for a quotation', href: '/contacts/quotation?product=Arcus' }
  show({ ...arcus, action }, vertex)
  expect(screen.getByRole('link', { name: /quotation/ })).toHaveAttribute('href', action.href)
})

test('has the technical data below the titles of their groups', () => {
  const data = [{ title: 'Cutting', rows: [{ label: 'Depth', value: '90', unit: 'mm' }] }]
  show({ ...arcus, data })
  expect(rowNames()).toEqual(['Cutting', 'Depth'])
})

test('figures that most machines lack are last, under a heading of their own', () => {
  show(
    machine('Rivus', { Pressure: '380' }),
    arcus,
    vertex,
    machine('Titan', { Axes: '3', Blade: '1' }),
  )
  expect(rowNames().slice(0, 2)).toEqual(['Axes', 'Blade'])
  expect(rowNames().slice(-2)).toEqual(['Stated for some only', 'Pressure'])
})

test('shows only the differences when it is asked to', async () => {
  show(arcus, vertex)
  const only = screen.getByRole('checkbox', { name: 'Only differences' })
  await userEvent.click(only)
  expect(screen.queryByRole('rowheader', { name: 'Axes' })).not.toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: /Blade/ })).toBeVisible()
  await userEvent.click(only)
  expect(screen.getByRole('rowheader', { name: 'Axes' })).toBeVisible()
})

test('offers no choice of differences where everything differs', () => {
  show(machine('A', { Blade: '1' }), machine('B', { Blade: '2' }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(rowNames()).toEqual(['Blade'])
})

test('scrolls in a named box that the keyboard reaches', () => {
  show(arcus, vertex)
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0')
})
